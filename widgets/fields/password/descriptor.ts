import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description: 'A line of text that is not shown.',
  chunk: 'page',
  takes: 'text',
  rjsf: { names: ['password'], widgets: ['PasswordWidget'] },
  optionsOf: 'text',
};
