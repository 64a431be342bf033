import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    "One value of a list that the form's schema gives (`enum` with 'ui:enumNames', or `oneOf`), or, for a list, any of them. It begins with nothing chosen, unless the schema has a default.",
  chunk: 'page',
  takes: 'one-of',
  rjsf: { names: [], widgets: ['SelectWidget'] },
  options: {
    autocomplete: {
      title: 'Autocomplete',
      description: 'What the browser may fill in: a value of the HTML attribute autocomplete.',
      examples: ['given-name'],
      type: 'string',
    },
    enumDisabled: {
      title: 'Disabled values',
      description: 'Values that are shown and cannot be chosen.',
      examples: [['morning']],
      type: 'array',
    },
  },
};
