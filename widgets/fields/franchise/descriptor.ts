import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'One level of the choice of a school. The lists of cities and schools hang on the fields `region` and `city` beside them: another choice there forgets the one made here.',
  chunk: 'steps',
  takes: 'text',
  options: {
    autocomplete: {
      title: 'Autocomplete',
      description: 'What the browser may fill in: a value of the HTML attribute autocomplete.',
      examples: ['given-name'],
      type: 'string',
    },
    level: {
      title: 'Level',
      description: "What this field chooses; 'region' when missing.",
      examples: ['city'],
      enum: ['region', 'city', 'unit'],
    },
  },
};
