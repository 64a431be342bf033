import type { FieldWidgetDescriptor } from '../../../src/contract/descriptors.ts';
import { PATTERN } from '../../../src/rules/mask.ts';
import { namedMasks } from '../../../src/rules/masks.ts';

const MASKS = Object.keys(namedMasks);

export const descriptor: FieldWidgetDescriptor = {
  description:
    'A plain line of text: name, e-mail, street; or a number, where the schema asks for one.',
  chunk: 'page',
  takes: 'text',
  rjsf: { names: [], widgets: ['TextWidget'] },
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
    mask: {
      title: 'Mask',
      description: `How the text is laid out while it is typed: a pattern in which # is a digit, A a letter, * either and every other sign stands as it is, or one of ${MASKS.map((name) => `"${name}"`).join(', ')}. A field whose format is one of these has that mask without saying so.`,
      examples: ['##/##/####', 'cnpj'],
      type: 'string',
      pattern: `^(${MASKS.join('|')})$|${PATTERN}`,
    },
    trim: {
      title: 'Trim',
      description: 'true: white space at both ends is left out when the buyer leaves the field.',
      examples: [true],
      type: 'boolean',
    },
  },
};
