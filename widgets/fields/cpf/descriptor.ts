import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A CPF, shown as ddd.ddd.ddd-dd while it is typed (specification section 5).',
  chunk: 'payment',
  takes: 'text',
  optionsOf: 'text',
};
