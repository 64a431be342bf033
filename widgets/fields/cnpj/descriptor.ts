import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A CNPJ, of digits or alphanumeric, shown as dd.ddd.ddd/dddd-dd while it is typed.',
  chunk: 'payment',
  takes: 'text',
  optionsOf: 'text',
};
