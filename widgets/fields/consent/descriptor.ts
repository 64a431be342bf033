import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'A box to accept terms and privacy policy; {terms} and {politics} in its label become links.',
  chunk: 'page',
  takes: 'boolean',
  isSelfLabelled: true,
};
