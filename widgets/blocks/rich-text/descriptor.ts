import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'An article written in Markdown: paragraphs, headings, lists, **strong**, *stressed* and links to https addresses. The build reads it, no browser does.',
  chunk: 'steps',
  options: {
    text: {
      title: 'Text',
      description: 'The article; \\n\\n parts paragraphs.',
      examples: ['md.message'],
      isTextKey: true,
    },
  },
};
