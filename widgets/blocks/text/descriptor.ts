import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'A paragraph.',
  chunk: 'page',
  options: {
    text: {
      title: 'Text',
      description: 'Paragraph text; may hold placeholders like {productName}.',
      examples: ['lead.intro'],
      isTextKey: true,
    },
  },
};
