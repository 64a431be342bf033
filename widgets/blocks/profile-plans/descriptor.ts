import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "The product's plans as cards with the brand's thumbnail, one to be chosen; payment opens with it (D-31). A single plan is shown without a choice.",
  chunk: 'steps',
  outcomes: {
    always: ['continue'],
    maybe: ['declined'],
  },
  continueOption: 'choose',
  calls: ['getProductV1', 'getProductV2'],
  options: {
    legend: {
      title: 'Legend',
      description: 'Label of the group.',
      examples: ['profiles.legend'],
      isTextKey: true,
    },
    monthly: {
      title: 'Monthly price',
      description: "Price on a card; {value} is the plan's price a month.",
      examples: ['profiles.monthly'],
      isTextKey: true,
    },
    yearly: {
      title: 'Yearly price',
      description: 'Added to the price of a yearly plan; {value} is what a year costs.',
      examples: ['profiles.yearly'],
      isTextKey: true,
      isOptional: true,
    },
    more: {
      title: 'Difference up',
      description:
        'Price on a card that is not chosen, where brand.json shows differences; {value} is how much more it costs a month.',
      examples: ['profiles.more'],
      isTextKey: true,
    },
    less: {
      title: 'Difference down',
      description: 'The same for a plan that costs less.',
      examples: ['profiles.less'],
      isTextKey: true,
    },
    choose: {
      title: 'Choose',
      description: 'Button that goes on with the chosen plan.',
      examples: ['profiles.choose'],
      isTextKey: true,
      isButton: true,
    },
    unavailable: {
      title: 'Unavailable',
      description: 'Said when the plans cannot be had.',
      examples: ['profiles.unavailable'],
      isTextKey: true,
    },
    next: {
      title: 'Next',
      description: 'Button that goes on when they cannot be had.',
      examples: ['content.next'],
      isTextKey: true,
      isButton: true,
    },
    decline: {
      title: 'Decline',
      description: 'Button that passes the offer over; none without a text.',
      examples: ['upsell.decline'],
      isTextKey: true,
      isOptional: true,
      isButton: true,
    },
  },
};
