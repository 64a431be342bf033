import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "What the flow's upsell sells, with its price, its instalments, its benefits and the price of what is bought already: accepting leads to a payment of its own, declining to the last success screen.",
  chunk: 'steps',
  outcomes: {
    always: ['continue'],
    maybe: ['declined'],
  },
  continueOption: 'accept',
  calls: ['getProductV1', 'getProductV2'],
  options: {
    description: {
      title: 'Description',
      description: 'Says what is offered; {upsellName} is its name.',
      examples: ['upsell.description'],
      isTextKey: true,
    },
    benefits: {
      title: 'Benefits',
      description: 'What the buyer gets with it, one benefit on each line.',
      examples: ['upsell.benefits'],
      isTextKey: true,
    },
    bought: {
      title: 'Bought',
      description: 'Stands before the price of what is bought already.',
      examples: ['upsell.bought'],
      isTextKey: true,
    },
    added: {
      title: 'Added',
      description: 'Stands before the price of the offer, on the line below.',
      examples: ['upsell.added'],
      isTextKey: true,
    },
    accept: {
      title: 'Accept',
      description: "Button that leads to the upsell's payment.",
      examples: ['upsell.accept'],
      isTextKey: true,
      isButton: true,
    },
    decline: {
      title: 'Decline',
      description: 'Button that passes it over.',
      examples: ['upsell.decline'],
      isTextKey: true,
      isButton: true,
    },
    unavailable: {
      title: 'Unavailable',
      description: 'Said when nothing can be offered.',
      examples: ['upsell.unavailable'],
      isTextKey: true,
    },
    next: {
      title: 'Next',
      description: 'Button that goes on when nothing can be offered.',
      examples: ['content.next'],
      isTextKey: true,
      isButton: true,
    },
    watch: {
      title: 'Watch',
      description:
        'Text of the button that starts the video of success.upsellOffer.upsellVIdeoPresentation, where there is one.',
      examples: ['upsell.watch'],
      isTextKey: true,
    },
    videoName: {
      title: 'Video name',
      description: 'What that video is, for those who do not see it.',
      examples: ['upsell.video'],
      isTextKey: true,
    },
  },
};
