import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "The plan of the step's or brand's orderBump with its price: accepting adds it to the same payment, declining goes on without (D-69).",
  chunk: 'steps',
  outcomes: {
    always: ['continue', 'declined'],
  },
  continueOption: 'accept',
  calls: ['getProductV1', 'getProductV2'],
  options: {
    description: {
      title: 'Description',
      description: 'Says what the plan adds.',
      examples: ['order-bump.description'],
      isTextKey: true,
    },
    accept: {
      title: 'Accept',
      description: 'Button that adds the plan.',
      examples: ['order-bump.accept'],
      isTextKey: true,
      isButton: true,
    },
    decline: {
      title: 'Decline',
      description: 'Button that goes on without it.',
      examples: ['order-bump.decline'],
      isTextKey: true,
      isButton: true,
    },
    unavailable: {
      title: 'Unavailable',
      description: 'Said when the plan cannot be had.',
      examples: ['order-bump.unavailable'],
      isTextKey: true,
    },
    next: {
      title: 'Next',
      description: 'Button that goes on when there is nothing to add.',
      examples: ['content.next'],
      isTextKey: true,
      isButton: true,
    },
  },
};
