import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    "A phone number. Numbers of the home country (`country` in 'ui:options') are typed the national way; another country puts its calling code in front and the '+' rule applies (D-76).",
  chunk: 'page',
  takes: 'text',
  optionsOf: 'text',
  options: {
    country: {
      title: 'Home country',
      description: "Country whose numbers are typed the national way; 'BR' when missing.",
      examples: ['MZ'],
      enum: ['BR', 'MZ'],
    },
  },
};
