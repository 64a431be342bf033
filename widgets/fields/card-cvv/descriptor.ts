import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    "Security code: digits only. How many are right is the form schema's word, by card company (D-87); where they stand on the card is shown within the field.",
  chunk: 'payment',
  takes: 'text',
  optionsOf: 'text',
  options: {
    companyField: {
      title: 'Company field',
      description:
        'Path of the field with the card company, which decides how many digits there are and where they stand.',
      examples: ['cardCompany'],
      type: 'string',
    },
  },
};
