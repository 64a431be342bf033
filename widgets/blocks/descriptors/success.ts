import type { BlockDescriptors } from '../../../src/contract/descriptors.ts';
import { button, optional, words } from './options.ts';

export const success = {
  'access-link': {
    description:
      "Button to the product, by the brand's kind of access; nothing where there is none.",
    options: { text: button('Text of the button.', { example: 'success.access' }) },
  },
  'boleto-slip': {
    description:
      "Amount, due date, barcode and line of digits of the last payment's bank slip, and a link to it; nothing where the upstream gave none.",
    texts: 'boleto',
    options: {
      amount: words('Before the amount, as the digits say it.'),
      due: words('Before the due date, as the upstream or else the digits say it.'),
      label: words('Name of the line of digits.'),
      copy: button('Text of the copy button.'),
      copied: words('Said in the button after copying, before a tick.'),
      print: button('Button that prints the page with the slip.'),
      open: words('Link to the slip itself, where the upstream gives its address.'),
      unchecked: words('Warning below a line that is shown though its check digits are wrong.'),
    },
  },
  'pix-code': {
    description:
      "Amount, receiver, 'copia e cola' and QR code of the Pix payment; or why its code cannot be paid (fact pixFault). A phone copies first, and shows the QR code at a press; a computer shows it first.",
    texts: 'pix',
    options: {
      amount: words('Before the amount, to compare with the bank.'),
      receiver: words(
        'Before name and city of the receiver in the code, to compare with the bank.',
      ),
      copy: button('Text of the copy button.'),
      copied: words('Said in the button after copying, before a tick.'),
      steps: words('How to pay on the same phone; \\n parts the steps.'),
      label: words('What the code to copy is called.'),
      other: button('Button that shows the QR code on a phone.', { title: 'Other device' }),
      picture: words('What the QR code is called for those who do not see it.'),
      scan: words('How to pay by the QR code; \\n parts the steps.'),
      wait: words('How long the code can be paid, if the upstream says so; {time} counts down.'),
      expired: words('Said instead of a code whose time is over.'),
      again: optional(
        button('Link to the pix screen below that, where the block stands on another one.'),
      ),
    },
  },
  receipt: {
    description:
      'Product, plan, amount, instalments, method, masked e-mail, time and number of what this visit bought, as far as they are known; nothing where it bought nothing. On upsell pages, also those of the upsell.',
    options: {
      of: {
        description: "'invoice' for an invoice that was paid; else the purchase.",
        examples: ['invoice'],
        enum: ['purchase', 'invoice'],
        isOptional: true,
      },
    },
  },
  referer: {
    description:
      'The question where the buyer comes from, with refererOptions of brand.json; an answer is sent once in a visit. Nothing where the payment brought no subscription.',
    options: {
      question: words('The question.'),
      thanks: words('Said once the answer is sent.'),
      failed: words('Said when the answer could not be sent.'),
    },
  },
  restart: {
    description: 'Link to the first screen, keeping the query.',
    options: { text: button('Text of the link.', { example: 'error.retry' }) },
  },
  steps: {
    description: 'What the buyer does next, in numbered steps.',
    texts: 'success.steps',
    options: {
      title: optional(words('Stands above the steps.')),
      steps: words('The steps, without numbers; \\n parts them.', {
        example: 'success.steps.paid',
      }),
    },
  },
  'success-icon': {
    description: 'The success mark, where brand.json displays it.',
    options: {},
  },
} as const satisfies BlockDescriptors;
