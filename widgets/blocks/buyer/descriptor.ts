import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'Says where the access goes: the e-mail of the lead, masked where it was not typed in this visit, with a link to correct it and one for anybody else; nothing without a lead.',
  chunk: 'payment',
  options: {
    text: {
      title: 'Text',
      description: 'Text above the e-mail.',
      examples: ['buyer.text'],
      isTextKey: true,
    },
    edit: {
      title: 'Edit',
      description:
        'Text of the link by which the e-mail is put right: in place, or on the lead form where it was not typed in this visit; not shown in a flow without that form.',
      examples: ['buyer.edit'],
      isTextKey: true,
      isButton: true,
    },
    save: {
      title: 'Save',
      description: 'Text of the button that keeps the e-mail that was typed in place.',
      examples: ['buyer.save'],
      isTextKey: true,
      isButton: true,
    },
    cancel: {
      title: 'Cancel',
      description: 'Text of the button that leaves the e-mail as it was.',
      examples: ['buyer.cancel'],
      isTextKey: true,
      isButton: true,
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
