import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: "A line of text or a number; the schema's `examples` are offered while it is typed.",
  chunk: 'rjsf',
  takes: 'text',
  replaces: 'text',
  rjsf: { names: [], widgets: ['TextWidget'] },
  optionsOf: 'text',
};
