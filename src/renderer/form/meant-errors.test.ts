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

test('of alternatives the nearest complains: a wrong constant weighs most', () => {
  expect(left(PERSON_OR_FIRM, { kind: 'firm' })).toEqual(['cnpj required']);
});

test('an alternative whose fields are not drawn is not meant', () => {
  const isDrawn = (path: string) => path !== 'cpf';
  expect(left(PERSON_OR_FIRM, { kind: 'person', cnpj: 'x' }, { isDrawn })).toContain(
    '.cnpj minLength',
  );
});

test('the alternative that the buyer has chosen is meant, however near another one is', () => {
  const chosenAt = () => '1';
  expect(left(PERSON_OR_FIRM, { kind: 'person' }, { chosenAt })).toContain('cnpj required');
});

test('entries of a list are chosen for one by one', () => {
  const schema: RJSFSchema = { type: 'array', items: PERSON_OR_FIRM };
  expect(left(schema, [{ kind: 'person' }, { kind: 'firm' }])).toEqual([
    '.0.cpf required',
    '.1.cnpj required',
  ]);
});

test('alternatives within alternatives', () => {
  expect(left({ anyOf: [{ type: 'null' }, PERSON_OR_FIRM] }, { kind: 'person' })).toEqual([
    'cpf required',
  ]);
});

test('a list of constants fails as a whole', () => {
  expect(left({ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c')).toEqual(['oneOf']);
});

test('a value that two alternatives admit says so', () => {
  expect(left({ oneOf: [{ type: 'object' }, { type: 'object' }] }, {})).toEqual(['oneOf']);
});
