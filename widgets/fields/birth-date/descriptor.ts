import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'A date of birth: typed as DD/MM/AAAA, kept as AAAA-MM-DD; an unfinished date is kept as typed.',
  chunk: 'page',
  takes: 'text',
  optionsOf: 'text',
};
