import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A boolean: true when ticked, false when not.',
  chunk: 'page',
  takes: 'boolean',
  isSelfLabelled: true,
  rjsf: { names: ['checkbox'], widgets: ['CheckboxWidget'] },
};
