import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: "The screen's heading.",
  chunk: 'page',
  options: {
    text: {
      title: 'Text',
      description: 'Heading text.',
      examples: ['lead.title'],
      isTextKey: true,
    },
  },
};
