import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'A paragraph, which may end with a link to a page of the brand.',
  chunk: 'page',
  options: {
    text: {
      title: 'Text',
      description: 'Paragraph text; may hold placeholders like {productName}.',
      examples: ['lead.intro'],
      isTextKey: true,
    },
    link: {
      title: 'Link',
      description:
        "The brand's page that the paragraph ends with a link to: its terms, its privacy policy or its help.",
      examples: ['politics'],
      type: 'string',
      enum: ['terms', 'politics', 'help'],
      isOptional: true,
    },
    linkText: {
      title: 'Text of the link',
      description: 'Words of that link.',
      examples: ['lead.privacy.link'],
      isTextKey: true,
      isOptional: true,
    },
  },
};
