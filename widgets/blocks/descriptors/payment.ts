import type { BlockDescriptors } from '../../../src/contract/descriptors.ts';
import { TABBED_METHODS } from '../../../src/contract/payment-methods.ts';
import { button, words } from './options.ts';

export const payment = {
  buyer: {
    description:
      'Says where the access goes: the e-mail of the lead, masked where it was not typed in this visit, with a link to correct it and one for anybody else; nothing without a lead.',
    options: {
      text: words('Text above the e-mail.'),
      edit: button(
        'Link by which the e-mail is put right: in place, or on the lead form where it was not typed in this visit; not shown in a flow without that form.',
      ),
      save: button('Button that keeps the e-mail that was typed in place.'),
      cancel: button('Button that leaves the e-mail as it was.'),
      change: button('Link for another buyer: it forgets this one and begins anew.'),
    },
  },
  contract: {
    description: 'A button that asks for the contract: its text is shown, or a link to it.',
    options: {
      text: words('Text of the button.', { title: 'Button', example: 'contract.show' }),
      link: words('Text of the link, where the contract is elsewhere.'),
      title: words('Title above the text of the contract.'),
      close: words('Text of the button that closes it.'),
    },
  },
  'payment-methods': {
    description:
      'The choice of a payment method, as tabs: those that the plan, brand.json and the area offer. Switching keeps what was typed. Draws nothing where there is no other one.',
    texts: 'payment.methods',
    options: {
      title: words('Words above the tabs.'),
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
      title: words('Two or three words, without a full stop.', { example: 'payment.secure' }),
      text: words('What becomes of it; write only what is true.', { example: 'payment.safe' }),
    },
  },
  tickets: {
    description:
      'The plans on sale as a choice: batches of tickets, where brand.json has tickets. What is bought follows it.',
    options: { title: words('Name of the choice.') },
  },
} as const satisfies BlockDescriptors;
