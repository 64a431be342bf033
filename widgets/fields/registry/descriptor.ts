import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A CPF or a CNPJ in one field, in the mask of whichever it turns out to be.',
  chunk: 'payment',
  takes: 'text',
  optionsOf: 'text',
};
