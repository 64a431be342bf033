import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "QR code, 'copia e cola' and amount of the Pix payment; or why its code cannot be paid (fact pixFault).",
  chunk: 'payment',
  options: {
    picture: {
      title: 'Picture',
      description: 'What the QR code is called for those who do not see it.',
      examples: ['pix.picture'],
      isTextKey: true,
    },
    label: {
      title: 'Label',
      description: 'What the code to copy is called.',
      examples: ['pix.label'],
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
      description: 'Said after copying.',
      examples: ['pix.copied'],
      isTextKey: true,
    },
    help: {
      title: 'Help',
      description: 'How to pay.',
      examples: ['pix.help'],
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
  },
};
