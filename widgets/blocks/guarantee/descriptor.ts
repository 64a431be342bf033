import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'A promise of the seller with a shield beside it, such as the right to withdraw.',
  chunk: 'page',
  options: {
    title: {
      title: 'Title',
      description: 'The promise in a few words.',
      examples: ['guarantee.title'],
      isTextKey: true,
    },
    text: {
      title: 'Text',
      description: 'What exactly is promised, and how to ask for it.',
      examples: ['guarantee.text'],
      isTextKey: true,
    },
  },
};
