import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "Amount, receiver, 'copia e cola' and QR code of the Pix payment; or why its code cannot be paid (fact pixFault). A phone copies first, and shows the QR code at a press; a computer shows it first.",
  chunk: 'success',
  options: {
    amount: {
      title: 'Amount',
      description: 'Before the amount, to compare with the bank.',
      examples: ['pix.amount'],
      isTextKey: true,
    },
    receiver: {
      title: 'Receiver',
      description:
        'Before name and city of the receiver, which the code carries, to compare with the bank.',
      examples: ['pix.receiver'],
      isTextKey: true,
    },
    copy: {
      title: 'Copy',
      description: 'Text of the copy button.',
      examples: ['pix.copy'],
      isTextKey: true,
      isButton: true,
    },
    copied: {
      title: 'Copied',
      description: 'Said in the button after copying, before a tick.',
      examples: ['pix.copied'],
      isTextKey: true,
    },
    steps: {
      title: 'Steps',
      description: 'How to pay on the same phone; \\n parts the steps.',
      examples: ['pix.steps'],
      isTextKey: true,
    },
    label: {
      title: 'Label',
      description: 'What the code to copy is called.',
      examples: ['pix.label'],
      isTextKey: true,
    },
    other: {
      title: 'Other device',
      description: 'Text of the button that shows the QR code on a phone.',
      examples: ['pix.other'],
      isTextKey: true,
      isButton: true,
    },
    picture: {
      title: 'Picture',
      description: 'What the QR code is called for those who do not see it.',
      examples: ['pix.picture'],
      isTextKey: true,
    },
    scan: {
      title: 'Scan',
      description: 'How to pay by the QR code; \\n parts the steps.',
      examples: ['pix.scan'],
      isTextKey: true,
    },
    wait: {
      title: 'Wait',
      description: 'How long the code can be paid, where the upstream says so; {time} counts down.',
      examples: ['pix.wait'],
      isTextKey: true,
    },
    expired: {
      title: 'Expired',
      description: 'Said instead of a code whose time is over.',
      examples: ['pix.expired'],
      isTextKey: true,
    },
    paid: {
      title: 'Paid',
      description:
        'Said instead of the code once the upstream has confirmed the payment. Switched off: the specification lists no call that tells (D-127).',
      examples: ['pix.confirmed'],
      isTextKey: true,
    },
    again: {
      title: 'Again',
      description:
        'Text of a link to the pix screen below that, where the block stands on another one.',
      examples: ['pix.again'],
      isTextKey: true,
      isButton: true,
      isOptional: true,
    },
  },
};
