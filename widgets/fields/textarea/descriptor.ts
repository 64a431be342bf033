import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'Text of several lines.',
  chunk: 'page',
  takes: 'text',
  rjsf: { names: ['textarea'], widgets: ['TextareaWidget'] },
  options: {
    rows: {
      title: 'Rows',
      description: 'Lines that are in sight; 4 when missing.',
      examples: [6],
      type: 'integer',
      minimum: 1,
    },
  },
};
