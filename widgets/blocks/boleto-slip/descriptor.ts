import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "Amount, due date, barcode and line of digits of the last payment's bank slip, and a link to it; nothing where the upstream gave none.",
  chunk: 'success',
  options: {
    amount: {
      title: 'Amount',
      description: 'Before the amount, as the digits say it.',
      examples: ['boleto.amount'],
      isTextKey: true,
    },
    due: {
      title: 'Due',
      description: 'Before the due date, as the upstream or else the digits say it.',
      examples: ['boleto.due'],
      isTextKey: true,
    },
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
      description: 'Said in the button after copying, before a tick.',
      examples: ['boleto.copied'],
      isTextKey: true,
    },
    print: {
      title: 'Print',
      description: 'Text of the button that prints the page with the slip.',
      examples: ['boleto.print'],
      isTextKey: true,
      isButton: true,
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
