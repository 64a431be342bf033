import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';
import { TABBED_METHODS } from '../../../src/contract/payment-methods.ts';

export const descriptor: BlockDescriptor = {
  description:
    'The choice of a payment method, as tabs: those that the plan, brand.json and the area offer. Switching keeps what was typed. Draws nothing where there is no other one.',
  chunk: 'payment',
  options: {
    title: {
      title: 'Title',
      description: 'Words above the tabs.',
      examples: ['payment.methods.title'],
      isTextKey: true,
    },
    method: {
      title: 'Method',
      description: 'The method of this screen, which is shown as chosen.',
      examples: ['creditcard'],
      type: 'string',
      enum: TABBED_METHODS,
    },
  },
};
