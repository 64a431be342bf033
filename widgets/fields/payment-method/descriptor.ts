import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'A choice among payment methods, all in sight; those that the plan, brand.json and the area do not offer are closed.',
  chunk: 'payment',
  takes: 'one-of',
  isSelfLabelled: true,
};
