import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: "A Brazilian CEP, shown as 'nn nnn-nnn' (D-91).",
  chunk: 'page',
  takes: 'text',
  optionsOf: 'text',
};
