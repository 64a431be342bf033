import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'An e-mail address, as the browser knows it.',
  chunk: 'page',
  takes: 'text',
  rjsf: { names: ['email'], widgets: ['EmailWidget'] },
  optionsOf: 'text',
};
