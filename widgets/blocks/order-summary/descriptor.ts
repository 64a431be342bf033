import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'What is bought and what it costs, from the product call or the prices of brand.json.',
  chunk: 'page',
  calls: ['getProductV1', 'getProductV2'],
  options: {
    trial: {
      title: 'Terms',
      description: 'A line below the price: trial or billing terms.',
      examples: ['payment.terms'],
      isTextKey: true,
      isOptional: true,
    },
    preview: {
      title: 'Preview',
      description:
        'true: for a screen before the one that sells. Without a price the product stands alone, and nothing is said.',
      examples: [true],
      type: 'boolean',
      isOptional: true,
    },
    points: {
      title: 'Points',
      description:
        'true: the price is shown in points; a plan that cannot be paid with them has none.',
      examples: [true],
      type: 'boolean',
      isOptional: true,
    },
  },
};
