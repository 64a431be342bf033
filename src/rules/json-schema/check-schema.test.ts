import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSchema } from './check-schema.ts';
import type { SchemaObject } from './schema.ts';

const formats = { even: (value: string) => value.length % 2 === 0, date: /^\d{4}-\d\d-\d\d$/ };
const faults = (schema: SchemaObject, value: unknown, chosen?: number) =>
  checkSchema(schema, value, { root: schema, formats, chosen: () => chosen });

const name = { type: 'string', minLength: 2 } satisfies SchemaObject;
const SCHEMAS: Record<string, SchemaObject> = {
  types: { type: ['string', 'null'] },
  integer: { type: 'integer', minimum: 0, exclusiveMaximum: 3, multipleOf: 1 },
  number: { type: 'number', exclusiveMinimum: 0, maximum: 2.5 },
  text: { type: 'string', minLength: 1, maxLength: 2, pattern: '^a' },
  format: { type: 'string', format: 'even' },
  enum: { enum: ['a', 1, null, { a: 1 }, [1]] },
  const: { const: { a: [1, 2] } },
  nullable: { type: 'string', nullable: true },
  group: { type: 'object', properties: { a: name, b: { type: 'integer' } }, required: ['a'] },
  closed: {
    properties: { a: true },
    patternProperties: { '^b': name },
    additionalProperties: false,
  },
  extra: { properties: { a: true }, additionalProperties: { type: 'integer' } },
  names: { propertyNames: { pattern: '^[ab]$' }, minProperties: 1, maxProperties: 1 },
  depends: {
    dependencies: { a: ['b'], b: { properties: { c: { type: 'integer' } }, required: ['c'] } },
  },
  dependent: { dependentRequired: { a: ['b'] }, dependentSchemas: { b: { required: ['c'] } } },
  list: { type: 'array', items: name, minItems: 1, maxItems: 2, uniqueItems: true },
  tuple: { items: [name, { type: 'integer' }], additionalItems: false },
  contains: { contains: { type: 'integer' }, minContains: 1, maxContains: 2 },
  never: { properties: { a: false } },
  all: { allOf: [{ type: 'object' }, { required: ['a'] }] },
  any: { anyOf: [{ type: 'integer' }, name] },
  one: { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 2 }] },
  not: { not: { type: 'string' } },
  if: {
    if: { properties: { a: { const: 1 } }, required: ['a'] },
    then: { required: ['b'] },
    else: { required: ['c'] },
  },
  tree: {
    $defs: { node: { type: 'object', properties: { a: { $ref: '#/$defs/node' }, b: name } } },
    $ref: '#/$defs/node',
  },
  root: { type: 'object', properties: { a: { $ref: '#' } }, additionalProperties: false },
};

const scalar = fc.constantFrom<unknown>(
  '',
  'a',
  'ab',
  'abc',
  'ba',
  0,
  1,
  2,
  2.5,
  3,
  -1,
  true,
  null,
);
const values = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, tie('list'), tie('group')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  group: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'bb'), tie('value'), { maxKeys: 3 }),
})).value;

test.each(Object.entries(SCHEMAS))('%s: the same verdict as Ajv on any value', (_, schema) => {
  const ajv = new Ajv2019({ strict: false, formats });
  const validate = ajv.compile(schema);
  fc.assert(
    fc.property(values, (value) => {
      expect([value, faults(schema, value).length === 0]).toEqual([value, validate(value)]);
    }),
  );
});

const at = (schema: SchemaObject, value: unknown, chosen?: number) =>
  faults(schema, value, chosen).map(({ instancePath, keyword, params }) =>
    `${instancePath} ${keyword} ${Object.values(params)}`.trim(),
  );

test('a fault tells where it is and which rule found it', () => {
  expect(at({ type: 'object', required: ['a'] }, {})).toEqual(['required a']);
  const list = { items: { properties: { 'a/b': { type: 'string', format: 'date' } } } };
  expect(at(list, [{ 'a/b': '1' }])).toEqual(['/0/a~1b format date']);
  expect(at({ propertyNames: { maxLength: 1 } }, { ab: 1 })).toEqual(['propertyNames ab']);
});

const PERSON_OR_FIRM: SchemaObject = {
  oneOf: [
    { properties: { kind: { const: 'person' }, cpf: name }, required: ['kind', 'cpf'] },
    { properties: { kind: { const: 'firm' }, cnpj: name }, required: ['kind', 'cnpj'] },
  ],
};

test('of alternatives that all fail, only the chosen one complains', () => {
  expect(at(PERSON_OR_FIRM, {}, 1)).toEqual(['required kind', 'required cnpj']);
  expect(at(PERSON_OR_FIRM, {}, 0)).toEqual(['required kind', 'required cpf']);
});

test('where none is chosen the nearest complains: a wrong constant weighs most', () => {
  expect(at(PERSON_OR_FIRM, { kind: 'firm' })).toEqual(['required cnpj']);
  const either: SchemaObject = { anyOf: [{ type: 'integer' }, { type: 'string', minLength: 3 }] };
  expect(at(either, 'ab')).toEqual(['minLength']);
});

test('a list of constants fails as a whole', () => {
  expect(at({ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c')).toEqual(['oneOf']);
});

test('a choice of one that two alternatives would admit says so', () => {
  expect(at({ oneOf: [{ type: 'object' }, { type: 'object' }] }, {})).toEqual(['oneOf']);
});

test('what it does not know refuses nothing', () => {
  expect(at({ type: 'string', format: 'unheard-of' }, 'x')).toEqual([]);
  expect(at({ $ref: 'https://elsewhere.example/schema' }, 1)).toEqual([]);
  expect(at({ $ref: '#/nowhere' }, 1)).toEqual([]);
});

test('an anchor is found wherever it stands', () => {
  const person: SchemaObject = { $anchor: 'person', ...name };
  expect(at({ $ref: '#person', $defs: { a: { allOf: [true, person] } } }, 'a')).toEqual([
    'minLength',
  ]);
});
