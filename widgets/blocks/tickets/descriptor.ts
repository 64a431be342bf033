import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'The plans on sale as a choice: batches of tickets, where brand.json has tickets. What is bought follows it.',
  chunk: 'payment',
  options: {
    title: {
      title: 'Title',
      description: 'Name of the choice.',
      examples: ['tickets.title'],
      isTextKey: true,
    },
  },
};
