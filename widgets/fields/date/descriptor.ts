import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: "A day of the calendar, AAAA-MM-DD, by the browser's own field.",
  chunk: 'page',
  takes: 'text',
  rjsf: { names: ['date', 'alt-date'], widgets: ['DateWidget', 'AltDateWidget'] },
  optionsOf: 'text',
};
