import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    "One of a few values, all in sight; values named in 'ui:enumDisabled' are shown but closed.",
  chunk: 'page',
  takes: 'one-of',
  isSelfLabelled: true,
  rjsf: { names: ['radio'], widgets: ['RadioWidget'] },
  options: {
    enumDisabled: {
      title: 'Disabled values',
      description: 'Values that are shown and cannot be chosen.',
      examples: [['morning']],
      type: 'array',
    },
  },
};
