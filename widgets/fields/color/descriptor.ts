import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: "A colour, #rrggbb, by the browser's own field.",
  chunk: 'page',
  takes: 'text',
  rjsf: { names: ['color'], widgets: ['ColorWidget'] },
};
