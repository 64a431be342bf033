import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: "Link to the brand's help page (faqLink of brand.json).",
  chunk: 'page',
  options: {
    text: {
      title: 'Text',
      description: 'Text of the link.',
      examples: ['app.help'],
      isTextKey: true,
    },
  },
};
