import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A number between two ends, with the one chosen beside it.',
  chunk: 'page',
  takes: 'number',
  rjsf: { names: ['range'], widgets: ['RangeWidget'] },
};
