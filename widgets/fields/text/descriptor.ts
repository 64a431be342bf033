import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldWidgetDescriptor = {
  description:
    'A plain line of text: name, e-mail, street; or a number, where the schema asks for one.',
  chunk: 'page',
  takes: 'text',
  options: {
    autocomplete: {
      title: 'Autocomplete',
      description: 'What the browser may fill in: a value of the HTML attribute autocomplete.',
      examples: ['given-name'],
      type: 'string',
    },
    inputMode: {
      title: 'Keyboard',
      description: 'Keyboard of a phone.',
      examples: ['numeric'],
      enum: ['text', 'numeric', 'tel', 'email', 'decimal', 'url'],
    },
    inputType: {
      title: 'Input type',
      description: 'The HTML type of the input.',
      examples: ['email'],
      enum: ['text', 'tel', 'email', 'url', 'password', 'date', 'time', 'datetime-local', 'number'],
    },
    autoCapitalize: {
      title: 'Capital letters',
      description: 'Letters that a phone writes as capitals by itself.',
      examples: ['words'],
      enum: ['none', 'words', 'characters', 'sentences'],
    },
    trim: {
      title: 'Trim',
      description: 'true: white space at both ends is left out when the buyer leaves the field.',
      examples: [true],
      type: 'boolean',
    },
  },
};
