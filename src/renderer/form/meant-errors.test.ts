import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { meantErrors, type DrawnForm } from './meant-errors.ts';

const validator = customizeValidator({ suppressDuplicateFiltering: 'all' });
const ALL: DrawnForm = { isDrawn: () => true, chosenAt: () => undefined };

/** The errors that stay of a value, as path and keyword. */
function left(schema: RJSFSchema, value: unknown, drawn: Partial<DrawnForm> = {}) {
  const { errors } = validator.validateFormData(value, schema);
  return meantErrors(errors, { ...ALL, ...drawn }).map(({ property = '', name }) =>
    `${property} ${name}`.trim(),
  );
}

const text = { type: 'string', minLength: 2 } as const;
const PERSON_OR_FIRM: RJSFSchema = {
  oneOf: [
    { properties: { kind: { const: 'person' }, cpf: text }, required: ['kind', 'cpf'] },
    { properties: { kind: { const: 'firm' }, cnpj: text }, required: ['kind', 'cnpj'] },
  ],
};

const LIST: RJSFSchema = { type: 'array', items: PERSON_OR_FIRM };
const NESTED: RJSFSchema = { anyOf: [{ type: 'null' }, PERSON_OR_FIRM] };
const CONSTANTS: RJSFSchema = { oneOf: [{ const: 'a' }, { const: 'b' }] };
const TWICE: RJSFSchema = { oneOf: [{ type: 'object' }, { type: 'object' }] };

test.each<[string, RJSFSchema, unknown, string[]]>([
  [
    'the nearest complains: a wrong constant weighs most',
    PERSON_OR_FIRM,
    { kind: 'firm' },
    ['cnpj required'],
  ],
  [
    'entries of a list are chosen for one by one',
    LIST,
    [{ kind: 'person' }, { kind: 'firm' }],
    ['.0.cpf required', '.1.cnpj required'],
  ],
  ['one has alternatives itself', NESTED, { kind: 'person' }, ['cpf required']],
  ['a list of constants fails as a whole', CONSTANTS, 'c', ['oneOf']],
  ['a value that two of them admit says so', TWICE, {}, ['oneOf']],
])('of alternatives %s', (_, schema, value, expected) => {
  expect(left(schema, value)).toEqual(expected);
});

test('an alternative whose fields are not drawn is not meant; the chosen one is, however near another one is', () => {
  const isDrawn = (path: string) => path !== 'cpf';
  const undrawn = left(PERSON_OR_FIRM, { kind: 'person', cnpj: 'x' }, { isDrawn });
  expect(undrawn).toContain('.cnpj minLength');
  const chosenAt = () => '1';
  expect(left(PERSON_OR_FIRM, { kind: 'person' }, { chosenAt })).toContain('cnpj required');
});
