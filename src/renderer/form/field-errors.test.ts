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

test.each([undefined, null])('an entry of a list that holds %s is missing for a buyer', (value) => {
  const found = [{ path: ['days', '0'], keyword: 'type' }];
  const texts = { 'days.*': { required: 'a day', type: 'not a day' } };
  const said = errorsOf({ days: [value] }, found, { messages: texts, fallback: 'look again' });
  expect(said).toEqual([{ path: 'days.0', message: 'a day' }]);
});

test('a value of another kind is no missing one', () => {
  const found = [{ path: ['days', '0'], keyword: 'type' }];
  const texts = { 'days.*': { required: 'a day', type: 'not a day' } };
  const said = errorsOf({ days: ['x'] }, found, { messages: texts, fallback: 'look again' });
  expect(said).toEqual([{ path: 'days.0', message: 'not a day' }]);
});

test('RULE-52: a box that was never touched is asked for in the words of one that has to be ticked', () => {
  const found = [{ path: ['terms'], keyword: 'required' }];
  const texts = { terms: { const: 'accept them' } };
  const said = errorsOf({}, found, { messages: texts, fallback: 'look again' });
  expect(said).toEqual([{ path: 'terms', message: 'accept them' }]);
});
