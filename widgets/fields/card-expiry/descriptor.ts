import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'Card expiry MM/AA in one field; fills its slash and takes MM/AAAA too.',
  chunk: 'payment',
  takes: 'text',
  optionsOf: 'text',
};
