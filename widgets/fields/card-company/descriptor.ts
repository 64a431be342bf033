import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'The card companies that the brand accepts, as pictures to choose from. Preselected from the card number in `numberField` until the buyer chooses (D-85).',
  chunk: 'payment',
  takes: 'text',
  isSelfLabelled: true,
  options: {
    numberField: {
      title: 'Number field',
      description: 'Path of the field with the card number, from which the company is recognised.',
      examples: ['cardNumber'],
      type: 'string',
    },
  },
};
