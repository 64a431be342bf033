import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: "A number that arrows raise and lower, by the browser's own field.",
  chunk: 'page',
  takes: 'number',
  rjsf: { names: ['updown'], widgets: ['UpDownWidget'] },
  optionsOf: 'text',
};
