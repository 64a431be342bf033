import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'Product, plan, amount, instalments, method, masked e-mail, time and number of what this visit bought, as far as they are known; nothing where it bought nothing. On upsell pages, also those of the upsell.',
  chunk: 'success',
  options: {
    of: {
      title: 'Of',
      description: "'invoice' for an invoice that was paid; else the purchase.",
      examples: ['invoice'],
      enum: ['purchase', 'invoice'],
      isOptional: true,
    },
  },
};
