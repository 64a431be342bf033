import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: "Button to the product, by the brand's kind of access; nothing where there is none.",
  chunk: 'success',
  options: {
    text: {
      title: 'Text',
      description: 'Text of the button.',
      examples: ['success.access'],
      isTextKey: true,
      isButton: true,
    },
  },
};
