import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'What the buyer gets, as a list with ticks: on a presentation, or beside the form of a payment.',
  chunk: 'page',
  options: {
    title: {
      title: 'Title',
      description: 'Heading of the list.',
      examples: ['benefits.title'],
      isTextKey: true,
      isOptional: true,
    },
    items: {
      title: 'Items',
      description: 'One item per line of the text; \\n parts lines.',
      examples: ['benefits.items'],
      isTextKey: true,
    },
  },
};
