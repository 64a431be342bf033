import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'Any of a few values, in the order of the list, whatever the order in which they were ticked.',
  chunk: 'page',
  takes: 'some-of',
  isSelfLabelled: true,
  rjsf: { names: ['checkboxes'], widgets: ['CheckboxesWidget'] },
  options: {
    enumDisabled: {
      title: 'Disabled values',
      description: 'Values that are shown and cannot be chosen.',
      examples: [['morning']],
      type: 'array',
    },
  },
};
