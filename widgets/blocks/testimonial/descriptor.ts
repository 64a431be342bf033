import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'What one person who bought says. Write only what somebody really said, with their consent.',
  chunk: 'steps',
  options: {
    quote: {
      title: 'Quote',
      description: 'Their words, without quotation marks.',
      examples: ['testimonial.one.quote'],
      isTextKey: true,
    },
    author: {
      title: 'Author',
      description: 'Their name.',
      examples: ['testimonial.one.author'],
      isTextKey: true,
    },
    about: {
      title: 'About',
      description: 'Who they are: course, year, city.',
      examples: ['testimonial.one.about'],
      isTextKey: true,
      isOptional: true,
    },
  },
};
