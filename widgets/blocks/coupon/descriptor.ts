import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'A field for a coupon code, beside the order-summary of a screen that pays. The price call answers it; an accepted code takes the place of the link’s voucher, in the price, the payment and the address. It draws nothing where an upsell, an invoice or a renewal is paid.',
  chunk: 'steps',
  options: {
    label: {
      title: 'Label',
      description: 'Words above the field.',
      examples: ['coupon.label'],
      isTextKey: true,
    },
    apply: {
      title: 'Apply',
      description: 'Text of the button that asks for the price with the code.',
      examples: ['coupon.apply'],
      isTextKey: true,
      isButton: true,
    },
    remove: {
      title: 'Remove',
      description: 'Text of the same button once a code is accepted.',
      examples: ['coupon.remove'],
      isTextKey: true,
      isButton: true,
    },
    asking: {
      title: 'Asking',
      description: 'Words while the price is asked for.',
      examples: ['coupon.asking'],
      isTextKey: true,
    },
    empty: {
      title: 'Empty',
      description: 'Words for a press without a code.',
      examples: ['coupon.empty'],
      isTextKey: true,
    },
    refused: {
      title: 'Refused',
      description: 'Words for a code that is unknown, over, or changes nothing here.',
      examples: ['coupon.refused'],
      isTextKey: true,
    },
    failed: {
      title: 'Failed',
      description: 'Words for a call that failed or took too long: nothing has changed.',
      examples: ['coupon.failed'],
      isTextKey: true,
    },
    removed: {
      title: 'Removed',
      description: 'Words after a code was taken away.',
      examples: ['coupon.removed'],
      isTextKey: true,
    },
  },
};
