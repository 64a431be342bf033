import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { checkComplete, checkFile } from './check-schema.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv);

const link = { type: 'string', format: 'uri', pattern: '^https://' };
const validate = ajv.compile({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5, examples: ['Ana'] },
    mode: { enum: ['dark', 'light'] },
    steps: { type: 'integer', minimum: 3, maximum: 5, description: 'How many.', examples: [4] },
    price: { type: 'number' },
    on: { type: 'boolean' },
    yes: { const: true },
    code: { type: 'string', pattern: '^[A-Z]+$', description: 'Upper case.' },
    link,
    list: { type: 'array', items: { enum: ['a', 'b'] }, minItems: 1, uniqueItems: true },
    at: { oneOf: [{ type: 'integer', maximum: 5 }, { enum: ['payment', 'pix'] }] },
    box: {
      type: 'object',
      properties: { width: {} },
      required: ['width'],
      additionalProperties: false,
    },
  },
  required: ['name'],
  additionalProperties: false,
});

const told = (value: object, check = checkComplete) =>
  check(parseFile('f.json', JSON.stringify({ name: 'Ana', ...value })).node!, validate).map(
    ({ rule, message, suggestion }) => [rule, message, suggestion].filter(Boolean).join(' '),
  );

test.each([
  [{ name: '' }, 'value name is empty. Example: "Ana".'],
  [{ name: 'Anabela' }, 'value name is longer than 5 characters. Shorten it.'],
  [
    { name: 5 },
    'type name is 5, but has to be a text in double quotes. Put it into double quotes: "5".',
  ],
  [
    { name: { a: 1 } },
    'type name is an object { }, but has to be a text in double quotes. Example: "Ana".',
  ],
  [{ mode: 'Dark' }, `value "Dark" is not a value of mode. Did you mean 'dark'?`],
  [{ mode: 'night' }, 'value "night" is not a value of mode. Did you mean \'light\'?'],
  [{ mode: 'x' }, 'value "x" is not a value of mode. Values: dark, light.'],
  [{ steps: 6 }, 'value steps is 6, but at most 5 is allowed. How many. Example: 4.'],
  [{ steps: 2 }, 'value steps is 2, but at least 3 is allowed. How many. Example: 4.'],
  [{ steps: '4' }, 'type steps is "4", but has to be a whole number. Write 4, without quotes.'],
  [
    { steps: '4 passos' },
    'type steps is "4 passos", but has to be a whole number. Write 4, without quotes.',
  ],
  [
    { price: '12,50' },
    'type price is "12,50", but has to be a number. Write 12.50, without quotes.',
  ],
  [{ on: 'True' }, 'type on is "True", but has to be true or false. Write true, without quotes.'],
  [{ yes: false }, 'value yes is false. Write true.'],
  [
    { code: 'abc' },
    'value code is "abc", which does not have the right form. Write "ABC". Upper case.',
  ],
  [
    { link: 'http://a.example' },
    'value link is "http://a.example", but a link begins with https://.',
  ],
  [{ link: 'https://a b' }, 'value link is "https://a b", which does not have the right form.'],
  [{ list: [] }, 'value list is empty. It needs at least 1.'],
  [{ list: 'a' }, 'type list is "a", but has to be a list [ ]. Put its entries into [ and ].'],
  [{ list: ['a', 'a'] }, 'value The same entry stands twice in list. Keep one of them.'],
  [{ list: ['c'] }, 'value "c" is not a value of list[0]. Values: a, b.'],
  [{ at: 6 }, 'value at is 6, but at most 5 is allowed.'],
  [{ at: 'paymnt' }, `value "paymnt" is not a value of at. Did you mean 'payment'?`],
  [{ box: {} }, "missing-key 'width' is missing in box. Add it."],
  [{ box: { widht: 1 } }, "unknown-key 'widht' is not a key of box. Did you mean 'width'?"],
  [{ box: { size: 1 } }, "unknown-key 'size' is not a key of box. Did you mean 'width'?"],
  [{ nmae: 'x' }, "unknown-key 'nmae' is not a key of this file. Did you mean 'name'?"],
  [
    { colour: 1 },
    "unknown-key 'colour' is not a key of this file. Keys: name, mode, steps, price, on, yes, code, link, list, at, box.",
  ],
])('%j', (value, expected) => {
  expect(told(value)).toEqual([`${expected}`]);
});

test('several faults of one file are all told', () => {
  expect(told({ mode: 'x', steps: 9, link: 3 })).toHaveLength(3);
});

test('a file alone may leave out what a parent says', () => {
  expect(told({ name: undefined }, checkFile)).toEqual([]);
  expect(told({ name: undefined })).toEqual([
    `missing-key 'name' is missing. Add it, for example "name": "Ana".`,
  ]);
});

test('null says that a value goes, so it is neither wrong nor there', () => {
  expect(told({ mode: null })).toEqual([]);
  expect(told({ name: null })).toHaveLength(1);
});

test('long values are cut in a sentence', () => {
  const [words] = told({ code: 'a'.repeat(200) });
  expect(words!.length).toBeLessThan(140);
});
