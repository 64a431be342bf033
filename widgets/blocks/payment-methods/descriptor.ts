import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'Links to the other ways to pay: those that the plan, brand.json and the area offer. Draws nothing where there is no other one.',
  chunk: 'payment',
  options: {
    title: {
      title: 'Title',
      description: 'Words above the links.',
      examples: ['payment.methods.title'],
      isTextKey: true,
    },
    method: {
      title: 'Method',
      description: 'The method of this screen, which is left out.',
      examples: ['pix'],
      type: 'string',
      enum: ['creditcard', 'pix', 'boleto', 'livelo'],
    },
  },
};
