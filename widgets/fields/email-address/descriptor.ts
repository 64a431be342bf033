import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'An e-mail address. A domain that is nearly one of a list gets a question with the address that was probably meant.',
  chunk: 'page',
  takes: 'text',
  optionsOf: 'text',
  options: {
    domains: {
      title: 'Known domains',
      description:
        'Domains of e-mail addresses that buyers have; one that differs in a letter or two is asked about. List real ones that are alike, too, so that nobody is asked about them.',
      examples: [['gmail.com', 'ymail.com']],
      type: 'array',
    },
  },
};
