import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { inWordsOf } from '../language/say-finding.ts';
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
    colour: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' },
    link,
    list: { type: 'array', items: { enum: ['a', 'b'] }, minItems: 1, uniqueItems: true },
    at: { oneOf: [{ type: 'integer', maximum: 5 }, { enum: ['payment', 'pix'] }] },
    frame: { type: 'object', properties: { height: {} }, additionalProperties: false },
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

const errorsOf = (value: object, check = checkComplete) =>
  check(parseFile('f.json', JSON.stringify({ name: 'Ana', ...value })).node!, validate);

const told = (...given: Parameters<typeof errorsOf>) =>
  errorsOf(...given).map(({ rule, message, suggestion = '' }) =>
    inWordsOf('en', [rule, message, suggestion]),
  );

test.each([
  [{ name: '' }, 'value name is empty. Example: "Ana".'],
  [{ name: 'Anabela' }, 'value name is longer than 5 characters. Shorten it. Example: "Ana".'],
  [
    { name: { a: 1 } },
    'type name is an object { }, but has to be a text in double quotes. Example: "Ana".',
  ],
  [{ mode: 'Dark' }, `value "Dark" is not a value of mode. Did you mean 'dark'?`],
  [{ mode: 'x' }, 'value "x" is not a value of mode. Values: dark, light.'],
  [{ steps: 6 }, 'value steps is 6, but at most 5 is allowed. How many. Example: 4.'],
  [
    { steps: '4 passos' },
    'type steps is "4 passos", but has to be a whole number. Write 4, without quotes. How many.',
  ],
  [
    { price: '12,50' },
    'type price is "12,50", but has to be a number. Write 12.5, without quotes.',
  ],
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
  [{ box: [1, 2] }, 'type box is a list [ ], but has to be an object { }.'],
  // Nobody can say whether a thousand is meant.
  [{ price: '1.234' }, 'type price is "1.234", but has to be a number.'],
  [{ on: 'talvez' }, 'type on is "talvez", but has to be true or false.'],
  [
    { mode: 1 },
    'value 1 is not a value of mode. Write one of these, with its quotes: "dark", "light".',
  ],
  [{ frame: { mode: 'dark' } }, `unknown-key 'mode' is not a key of frame. Keys: height.`],
  [
    { 'lead.title': 'x' },
    `unknown-key 'lead.title' is not a key of this file. Texts stand in texts.json: put 'lead.title' there.`,
  ],
  [{ list: ['a', 'a'] }, 'value The same entry stands twice in list. Keep one of them.'],
  [{ at: 6 }, 'value at is 6, but at most 5 is allowed.'],
  [{ box: {} }, "missing-key 'width' is missing in box. Add it."],
  [{ box: { widht: 1 } }, "unknown-key 'widht' is not a key of box. Did you mean 'width'?"],
  [{ box: { size: 1 } }, "unknown-key 'size' is not a key of box. Did you mean 'width'?"],
  [
    { unheard: 1 },
    "unknown-key 'unheard' is not a key of this file. Keys: name, mode, steps, price, on, yes, code, colour, link, list, at, frame, box.",
  ],
])('%j', (value, expected) => {
  expect(told(value)).toEqual([`${expected}`]);
});

/** Values that are certain enough to be written without asking. */
test.each([
  [{ steps: '4' }, '4', 4],
  [{ steps: '4px' }, '4px', 4],
  [{ on: 'sim' }, 'sim', true],
  [{ name: 42 }, 42, '42'],
  [{ colour: 'ff6600' }, 'ff6600', '#ff6600'],
])('%j is corrected by --fix', (value, from, to) => {
  const [error] = errorsOf(value);
  expect(error!.fix).toEqual({ kind: 'rename', from, to });
});

test.each([{ steps: '4 passos' }, { steps: '42' }, { code: 'abc' }, { on: 1 }, { list: 'a' }])(
  '%j is left to its author',
  (value) => {
    const [error] = errorsOf(value);
    expect(error).toBeDefined();
    expect(error!.fix).toBeUndefined();
  },
);

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
