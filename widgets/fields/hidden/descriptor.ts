import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A value that the form carries and nobody sees.',
  chunk: 'page',
  takes: 'any',
  rjsf: { names: ['hidden'], widgets: ['HiddenWidget'] },
};
