import type { BlockDescriptors } from '../../../src/contract/descriptors.ts';
import { TABBED_METHODS } from '../../../src/contract/payment-methods.ts';
import { button, words } from './options.ts';

/** Blocks of the screens from payment on, by name. */
export const payment = {
  buyer: {
    description:
      'Says where the access goes: the e-mail of the lead, masked where it was not typed in this visit, with a link to correct it and one for anybody else; nothing without a lead.',
    options: {
      text: words('Text above the e-mail.', 'buyer.text'),
      edit: button(
        'Text of the link by which the e-mail is put right: in place, or on the lead form where it was not typed in this visit; not shown in a flow without that form.',
        'buyer.edit',
      ),
      save: button(
        'Text of the button that keeps the e-mail that was typed in place.',
        'buyer.save',
      ),
      cancel: button('Text of the button that leaves the e-mail as it was.', 'buyer.cancel'),
      change: button(
        'Text of the link for another buyer: it forgets this one and begins anew.',
        'buyer.change',
      ),
    },
  },
  contract: {
    description: 'A button that asks for the contract: its text is shown, or a link to it.',
    options: {
      text: words('Text of the button.', 'contract.show', 'Button'),
      link: words('Text of the link, where the contract is elsewhere.', 'contract.link'),
      title: words('Title above the text of the contract.', 'contract.title'),
      close: words('Text of the button that closes it.', 'contract.close'),
    },
  },
  'payment-methods': {
    description:
      'The choice of a payment method, as tabs: those that the plan, brand.json and the area offer. Switching keeps what was typed. Draws nothing where there is no other one.',
    options: {
      title: words('Words above the tabs.', 'payment.methods.title'),
      method: {
        description: 'The method of this screen, which is shown as chosen.',
        examples: ['creditcard'],
        type: 'string',
        enum: TABBED_METHODS,
      },
    },
  },
  'secure-note': {
    description: 'A line with a lock that says what becomes of the data of the card.',
    options: {
      title: words('Two or three words, without a full stop.', 'payment.secure'),
      text: words('What becomes of the data; write only what is true.', 'payment.safe'),
    },
  },
  tickets: {
    description:
      'The plans on sale as a choice: batches of tickets, where brand.json has tickets. What is bought follows it.',
    options: {
      title: words('Name of the choice.', 'tickets.title'),
    },
  },
} as const satisfies BlockDescriptors;
