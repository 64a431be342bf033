import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'Link to the first screen, keeping the query.',
  chunk: 'success',
  options: {
    text: {
      title: 'Text',
      description: 'Text of the link.',
      examples: ['error.retry'],
      isTextKey: true,
      isButton: true,
    },
  },
};
