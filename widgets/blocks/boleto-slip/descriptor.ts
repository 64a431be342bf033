import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "Barcode and line of digits of the last payment's bank slip, and a link to it; nothing where the upstream gave none.",
  chunk: 'payment',
  options: {
    label: {
      title: 'Label',
      description: 'Name of the line of digits.',
      examples: ['boleto.label'],
      isTextKey: true,
    },
    copy: {
      title: 'Copy',
      description: 'Text of the copy button.',
      examples: ['boleto.copy'],
      isTextKey: true,
      isButton: true,
    },
    copied: {
      title: 'Copied',
      description: 'Said after copying.',
      examples: ['boleto.copied'],
      isTextKey: true,
    },
    open: {
      title: 'Open',
      description: 'Text of the link to the slip itself, where the upstream gives its address.',
      examples: ['boleto.open'],
      isTextKey: true,
    },
    unchecked: {
      title: 'Unchecked',
      description: 'Warning below a line whose check digits are wrong; it is shown all the same.',
      examples: ['boleto.unchecked'],
      isTextKey: true,
    },
  },
};
