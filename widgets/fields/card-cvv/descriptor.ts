import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    "Security code: digits only. How many are right is the form schema's word, by card company (D-87).",
  chunk: 'payment',
  takes: 'text',
  optionsOf: 'text',
};
