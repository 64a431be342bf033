/** A block that has a name and a place, and nothing behind it: the upstream has no call or field for it yet. */
export interface UpstreamSeam {
  /** A description of it, for the brand reference and for editors. */
  description: string;
  /** The answer that the upstream has to give first; it ends the sentence "It waits for …". */
  waitsFor: string;
}

/**
 * The blocks that wait for the upstream, by name: each has no folder, for nothing is behind it. Brand JSON may declare them, with "active": false; the
 * compiler leaves them out, so that nothing of them reaches a buyer. docs/brands.md says where each comes in.
 */
export const UPSTREAM_SEAMS: Readonly<Record<string, UpstreamSeam>> = {
  'address-lookup': {
    description: 'Street, city and state of an address, filled in from the CEP.',
    waitsFor: 'a call that answers a CEP with street, city and state',
  },
  'card-on-file': {
    description: 'An upsell at one press, paid with the card of the purchase before.',
    waitsFor: 'a field of the payment that takes a payment profile in place of a card',
  },
  'email-receipt': {
    description: 'A button that sends the receipt of a purchase to its buyer by e-mail once more.',
    waitsFor: 'a call that sends the receipt of a purchase',
  },
  'mobile-money': {
    description: 'Payment by M-Pesa, e-Mola or mKesh, confirmed on the telephone.',
    waitsFor:
      "the names of these methods in a payment, and a call that says whether the buyer's telephone has confirmed it",
  },
  'pix-status': {
    description: 'A Pix that confirms itself: its screen goes on as soon as it is paid.',
    waitsFor: 'a call that says whether a Pix is paid',
  },
  'split-payment': {
    description: 'One purchase paid by two cards, or by card and Pix.',
    waitsFor:
      "a word on whether the amounts of several entries in a payment's paymentMethods add up to one payment",
  },
  wallets: {
    description: 'Payment by Apple Pay or Google Pay.',
    waitsFor: "a field of the payment that takes a wallet's token, and the ids of the merchant",
  },
};
