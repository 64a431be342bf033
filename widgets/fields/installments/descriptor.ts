import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    "The ways to split the price, in the plan's own figures; the first is chosen until another is.",
  chunk: 'payment',
  takes: 'text',
  options: {
    autocomplete: {
      title: 'Autocomplete',
      description: 'What the browser may fill in: a value of the HTML attribute autocomplete.',
      examples: ['given-name'],
      type: 'string',
    },
  },
};
