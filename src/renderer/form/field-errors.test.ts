import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { validatorOf } from '../../../tests/drawing/brands.ts';
import type { FormValues } from '../../checkout/form/form-store.ts';
import { compiledErrorFinder, errorsOf } from './field-errors.ts';

const text = { type: 'string' } as const;
const schema: RJSFSchema = {
  type: 'object',
  properties: {
    name: { ...text, format: 'person-name' },
    email: { ...text, format: 'email-address', minLength: 20 },
    'odd/name~': { ...text, minLength: 3 },
    address: { type: 'object', properties: { city: text }, required: ['city'] },
  },
  required: ['name'],
  if: { properties: { email: { const: 'x' } }, required: ['email'] },
  then: { required: ['never'] },
};

const messages = {
  name: { required: 'a name', words: 'two words', letters: 'letters alone' },
  email: { email: 'an e-mail', minLength: 'longer' },
  'address.city': { required: 'a city' },
};

const find = compiledErrorFinder(validatorOf(schema));

const errors = (values: FormValues) =>
  errorsOf(values, find(values), { messages, fallback: 'look again' });

test('right values have no error', () => {
  expect(errors({ name: 'Ana Lima' })).toEqual([]);
});

test.each([
  [{}, 'name', 'a name'],
  [{ name: 'Ana' }, 'name', 'two words'],
  [{ name: 'Ana L1ma' }, 'name', 'letters alone'],
  [{ name: `${'a'.repeat(41)} Lima` }, 'name', 'look again'],
  [{ name: 'Ana Lima', email: 'ana.lima.souza.mail' }, 'email', 'longer'],
  [{ name: 'Ana Lima', email: 'ana.lima.souza.e.silva' }, 'email', 'an e-mail'],
  [{ name: 'Ana Lima', address: {} }, 'address.city', 'a city'],
  [{ name: 'Ana Lima', 'odd/name~': 'x' }, 'odd/name~', 'look again'],
])('%o: at %s, "%s"', (values, path, message) => {
  expect(errors(values)).toEqual([{ path, message }]);
});

test('a field has one error at a time, a form those of all its fields', () => {
  expect(
    errors({ email: 'x', address: {} })
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['address.city', 'email', 'name', 'never']);
});
