import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'One of several values, or, for a list, any of them.',
  chunk: 'rjsf',
  takes: 'one-of',
  replaces: 'select',
  rjsf: { names: [], widgets: ['SelectWidget'] },
  optionsOf: 'select',
};
