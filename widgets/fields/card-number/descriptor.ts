import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'A card number in groups, with the company it belongs to as soon as the first digits show it.',
  chunk: 'payment',
  takes: 'text',
  optionsOf: 'text',
};
