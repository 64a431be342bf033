import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    "A time of the day, hh:mm:ss, by the browser's own field, which gives seconds only if they are not 0.",
  chunk: 'page',
  takes: 'text',
  rjsf: { names: ['time'], widgets: ['TimeWidget'] },
  optionsOf: 'text',
};
