import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'Button to the next step of the flow.',
  chunk: 'page',
  outcomes: {
    always: ['continue'],
  },
  continueOption: 'text',
  options: {
    text: {
      title: 'Text',
      description: 'Text of the button.',
      examples: ['content.next'],
      isTextKey: true,
      isButton: true,
    },
    isIfNamed: {
      title: 'Only with a next step',
      description:
        'true: it is drawn only where the flow names a step after this one; not for an upsell that a block of the screen offers.',
      examples: [true],
      type: 'boolean',
      isOptional: true,
    },
    isSecondary: {
      title: 'Secondary',
      description: 'true: it stands back, for the screen has another main button.',
      examples: [true],
      type: 'boolean',
      isOptional: true,
    },
  },
};
