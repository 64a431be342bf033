import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'The question where the buyer comes from, with refererOptions of brand.json; an answer is sent once in a visit. Nothing where the payment brought no subscription.',
  chunk: 'success',
  options: {
    question: {
      title: 'Question',
      description: 'The question.',
      examples: ['referer.question'],
      isTextKey: true,
    },
    thanks: {
      title: 'Thanks',
      description: 'Said once the answer is sent.',
      examples: ['referer.thanks'],
      isTextKey: true,
    },
    failed: {
      title: 'Failed',
      description: 'Said when the answer could not be sent.',
      examples: ['referer.failed'],
      isTextKey: true,
    },
  },
};
