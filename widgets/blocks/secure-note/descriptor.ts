import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'A line with a lock that says what becomes of the data of the card.',
  chunk: 'payment',
  options: {
    title: {
      title: 'Title',
      description: 'Two or three words, without a full stop.',
      examples: ['payment.secure'],
      isTextKey: true,
    },
    text: {
      title: 'Text',
      description: 'What becomes of the data; write only what is true.',
      examples: ['payment.safe'],
      isTextKey: true,
    },
  },
};
