import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'What the buyer does next, in numbered steps.',
  chunk: 'success',
  options: {
    title: {
      title: 'Title',
      description: 'Stands above the steps.',
      examples: ['success.steps.title'],
      isTextKey: true,
      isOptional: true,
    },
    steps: {
      title: 'Steps',
      description: 'The steps, without numbers; \\n parts them.',
      examples: ['success.steps.paid'],
      isTextKey: true,
    },
  },
};
