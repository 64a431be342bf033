import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'An internet address, as the browser knows it.',
  chunk: 'page',
  takes: 'text',
  rjsf: { names: ['uri'], widgets: ['URLWidget'] },
  optionsOf: 'text',
};
