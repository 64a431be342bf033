import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: "A moment, ISO 8601 in UTC, shown in the buyer's own time by the browser's field.",
  chunk: 'page',
  takes: 'text',
  rjsf: {
    names: ['date-time', 'datetime', 'alt-datetime'],
    widgets: ['DateTimeWidget', 'AltDateTimeWidget'],
  },
  optionsOf: 'text',
};
