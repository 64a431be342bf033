import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'Link to another screen of the checkout, keeping the query.',
  chunk: 'steps',
  linkOption: 'screen',
  options: {
    screen: {
      title: 'Screen',
      description: 'Template id of the screen.',
      examples: ['payment'],
      type: 'string',
    },
    text: {
      title: 'Text',
      description: 'Text of the link.',
      examples: ['livelo.error.card'],
      isTextKey: true,
      isButton: true,
    },
    isMain: {
      title: 'Main',
      description: 'true: drawn as the main button of the screen.',
      examples: [true],
      type: 'boolean',
      isOptional: true,
    },
  },
};
