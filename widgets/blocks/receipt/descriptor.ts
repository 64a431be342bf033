import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'Number, plan, amount and instalments of what this visit bought, and the day on which a bank slip is due; nothing where it bought nothing. On upsell pages, also those of the upsell.',
  chunk: 'payment',
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
