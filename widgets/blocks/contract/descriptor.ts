import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'A button that asks for the contract: its text is shown, or a link to it.',
  chunk: 'payment',
  options: {
    text: {
      title: 'Button',
      description: 'Text of the button.',
      examples: ['contract.show'],
      isTextKey: true,
    },
    link: {
      title: 'Link',
      description: 'Text of the link, where the contract is elsewhere.',
      examples: ['contract.link'],
      isTextKey: true,
    },
    title: {
      title: 'Title',
      description: 'Title above the text of the contract.',
      examples: ['contract.title'],
      isTextKey: true,
    },
    close: {
      title: 'Close',
      description: 'Text of the button that closes it.',
      examples: ['contract.close'],
      isTextKey: true,
    },
  },
};
