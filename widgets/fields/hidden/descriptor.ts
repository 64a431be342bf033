import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A value that the form carries and nobody sees.',
  chunk: 'all-fields',
  takes: 'any',
  rjsf: { names: ['hidden'], widgets: ['HiddenWidget'] },
};
