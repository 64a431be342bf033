import { format as libraryFormats } from '@cfworker/json-schema';
import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formats } from '../formats.ts';
import { standardFormats } from './standard-formats.ts';
import { findErrors } from './find-errors.ts';
import { interpreterOf } from './interpreter.ts';

const name = { type: 'string', minLength: 2 };
const SCHEMAS: Record<string, object> = {
  types: { type: ['string', 'null'] },
  integer: { type: 'integer', minimum: 0, exclusiveMaximum: 3, multipleOf: 1 },
  number: { type: 'number', exclusiveMinimum: 0, maximum: 2.5 },
  text: { type: 'string', minLength: 1, maxLength: 2, pattern: '^a' },
  rule: { type: 'string', format: 'street-number' },
  format: { type: 'string', format: 'json-pointer' },
  enum: { enum: ['a', 1, null, { a: 1 }, [1]] },
  const: { const: { a: [1, 2] } },
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
    $defs: { 'nó/~': { type: 'object', properties: { a: { $ref: '#/$defs/nó~1~0' }, b: name } } },
    $ref: '#/$defs/nó~1~0',
  },
  again: {
    $recursiveAnchor: true,
    properties: { a: { $recursiveRef: '#' }, b: name },
    required: ['b'],
  },
  root: { type: 'object', properties: { a: { $ref: '#' } }, additionalProperties: false },
};

const scalar = fc.constantFrom<unknown>(
  '',
  'a',
  'ab',
  'abc',
  '/a',
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
  group: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'bb'), tie('value'), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
})).value;

test.each(Object.entries(SCHEMAS))('%s: the same verdict as Ajv on any value', (_, schema) => {
  const ajv = new Ajv2019({ strict: false, formats: { ...standardFormats, ...formats } });
  const validate = ajv.compile(schema);
  const interpreter = interpreterOf(schema);
  fc.assert(
    fc.property(values, (value) => {
      const isRight = validate(value);
      expect([value, interpreter.isValid(schema, value)]).toEqual([value, isRight]);
      expect([value, findErrors(interpreter, value).length === 0]).toEqual([value, isRight]);
    }),
  );
});

const at = (schema: object, value: unknown, chosen?: number) =>
  findErrors(interpreterOf(schema), value, () => chosen).map(({ path, keyword, format = '' }) =>
    `${path.join('.')} ${keyword} ${format}`.trim(),
  );

test('an error says its place and the rule that found it', () => {
  expect(at({ type: 'object', required: ['a'] }, {})).toEqual(['a required']);
  const list = { items: { properties: { 'a/b': { type: 'string', format: 'date' } } } };
  expect(at(list, [{ 'a/b': '1' }])).toEqual(['0.a/b format date']);
  expect(at({ propertyNames: { maxLength: 1 } }, { ab: 1 })).toEqual(['ab maxLength']);
  expect(at({ dependentRequired: { a: ['b'] } }, { a: 1 })).toEqual(['b dependentRequired']);
  expect(at({ dependencies: { a: ['b'] } }, { a: 1, b: undefined })).toEqual(['b dependencies']);
});

test.each<[string, object, unknown, string[]]>([
  ['unevaluatedProperties', { unevaluatedProperties: name }, { a: 'x' }, ['a minLength']],
  ['unevaluatedItems', { items: [{}], unevaluatedItems: name }, [0, 'x'], ['1 minLength']],
  ['additionalProperties', { additionalProperties: name }, { a: 'x' }, ['a minLength']],
  ['additionalItems', { items: [{}], additionalItems: name }, [0, 'x'], ['1 minLength']],
  ['patternProperties', { patternProperties: { '^a': name } }, { a: 'x' }, ['a minLength']],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, ['b required']],
  ['if', { if: { required: ['a'] }, then: { required: ['b'] } }, { a: 1 }, ['b required']],
  [
    '$recursiveRef',
    {
      $recursiveAnchor: true,
      properties: { a: { $recursiveRef: '#' }, b: { type: 'string', format: 'cep' } },
      required: ['b'],
    },
    { a: { a: {}, b: '1' }, b: '01 310-100' },
    ['a.a.b required', 'a.b format cep'],
  ],
])('of %s only what its schema found is named', (_, schema, value, errors) => {
  expect(at(schema, value)).toEqual(errors);
});

test.each<[string, object, unknown, string[]]>([
  ['dependencies', { dependencies: { a: ['b'], c: ['d'] } }, { a: 1 }, ['b dependencies']],
  [
    'dependencies on a schema',
    { dependencies: { a: ['b'], c: { required: ['d'] } } },
    { b: 1, c: 1 },
    ['d required'],
  ],
  [
    'a list of two positions',
    { items: [{ type: 'integer' }, { type: 'integer' }] },
    ['a', 'b'],
    ['0 type', '1 type'],
  ],
  [
    'several schemas that all hold',
    { allOf: [{ required: ['a'] }, { required: ['b'] }] },
    {},
    ['a required', 'b required'],
  ],
  [
    'a value that may not be there',
    { properties: { a: { properties: { b: false } } } },
    { a: { b: 1 } },
    ['a.b false'],
  ],
  [
    'another rule beside a format',
    { type: 'string', format: 'date', minLength: 12 },
    '2030-01-31',
    ['minLength'],
  ],
  [
    'a name with ~ (RFC 6901)',
    { properties: { 'a~b': { type: 'string' } } },
    { 'a~b': 1 },
    ['a~b type'],
  ],
])('%s: each error once, at its place', (_, schema, value, errors) => {
  expect(at(schema, value)).toEqual(errors);
});

test('what stands behind references is found there', () => {
  const schema = {
    $defs: { endereço: { required: ['rua'], properties: { cep: { format: 'cep' } } } },
    properties: { casa: { allOf: [{ $ref: '#/$defs/endereço' }] } },
  };
  expect(at(schema, { casa: { cep: '1' } })).toEqual(['casa.rua required', 'casa.cep format cep']);
});

test('a part that was never read may refer to definitions of the whole', () => {
  const { isValid } = interpreterOf({ $defs: { endereço: name } });
  const part = () => ({ properties: { a: { $ref: '#/$defs/endereço' } } });
  expect([isValid(part(), { a: 'x' }), isValid(part(), { a: 'xy' })]).toEqual([false, true]);
});

test('what was emptied is not there', () => {
  const { isValid } = interpreterOf({});
  expect(isValid({ required: ['a'] }, { a: undefined })).toBe(false);
  expect(isValid({ type: 'string' }, undefined)).toBe(false);
});

const PERSON_OR_FIRM = {
  oneOf: [
    { properties: { kind: { const: 'person' }, cpf: name }, required: ['kind', 'cpf'] },
    { properties: { kind: { const: 'firm' }, cnpj: name }, required: ['kind', 'cnpj'] },
  ],
};

test('of alternatives that all fail, only the chosen one complains', () => {
  expect(new Set(at(PERSON_OR_FIRM, {}, 1))).toEqual(new Set(['kind required', 'cnpj required']));
  expect(new Set(at(PERSON_OR_FIRM, {}, 0))).toEqual(new Set(['kind required', 'cpf required']));
});

test('entries of a list are chosen for one by one', () => {
  const schema = { items: PERSON_OR_FIRM };
  const chosen = ([entry]: readonly string[]) => Number(entry);
  const errors = findErrors(interpreterOf(schema), [{ kind: 'person' }, { kind: 'firm' }], chosen);
  expect(errors.map(({ path }) => path.join('.'))).toEqual(['0.cpf', '1.cnpj']);
});

test('where none is chosen the nearest complains: a wrong constant weighs most', () => {
  expect(at(PERSON_OR_FIRM, { kind: 'firm' })).toEqual(['cnpj required']);
  expect(at({ anyOf: [{ type: 'integer' }, { type: 'string', minLength: 3 }] }, 'ab')).toEqual([
    'minLength',
  ]);
});

test('of alternatives that are as near, the first complains', () => {
  expect(at({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {})).toEqual(['a required']);
});

test('rules beside alternatives complain too', () => {
  const schema = { anyOf: [{ type: 'integer' }, { type: 'null' }], minLength: 3 };
  expect(at(schema, 'ab')).toEqual(['type', 'minLength']);
});

test('where the chosen alternative is right, and another one as well, the choice complains', () => {
  const schema = { oneOf: [{ type: 'object' }, { type: 'object' }, { type: 'string' }] };
  expect(at(schema, {}, 0)).toEqual(['oneOf']);
});

test('alternatives within alternatives', () => {
  const schema = { anyOf: [{ type: 'null' }, PERSON_OR_FIRM] };
  expect(at(schema, { kind: 'person' })).toEqual(['cpf required']);
});

test('a list of constants fails as a whole', () => {
  expect(at({ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c')).toEqual(['oneOf']);
});

test('a choice of one that two alternatives would admit says so', () => {
  expect(at({ oneOf: [{ type: 'object' }, { type: 'object' }] }, {})).toEqual(['oneOf']);
});

test('each format of ours and of JSON Schema is known to the library', async () => {
  for (const format of ['cep', 'color']) delete libraryFormats[format];
  vi.resetModules();
  const { interpreterOf: fresh } = await import('./interpreter.ts');
  const judge = (format: string, value: string) => fresh({}).isValid({ format }, value);
  expect([judge('cep', '01 310-100'), judge('color', '#0b6669')]).toEqual([true, true]);
  expect([judge('cep', '1'), judge('color', '1')]).toEqual([false, false]);
});

test('a format that it does not know refuses nothing', () => {
  expect(at({ type: 'string', format: 'unheard-of' }, 'x')).toEqual([]);
});
