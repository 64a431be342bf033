import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'Says for whom the purchase is, by the masked e-mail of the lead, with a link for anybody else; nothing without a lead.',
  chunk: 'payment',
  options: {
    text: {
      title: 'Text',
      description: 'Text above the e-mail.',
      examples: ['buyer.text'],
      isTextKey: true,
    },
    change: {
      title: 'Change',
      description: 'Text of the link for another buyer: it forgets this one and begins anew.',
      examples: ['buyer.change'],
      isTextKey: true,
      isButton: true,
    },
  },
};
