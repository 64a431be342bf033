import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { validatorOf } from '../../../tests/drawing/brands.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { fieldErrors, formValidator, messageOfEmpty } from './form-validator.ts';

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

/** The errors of values, as a form shows them. */
function errorsOf(
  values: FormValues,
  of: RJSFSchema = schema,
  texts: Record<string, Record<string, string>> = messages,
) {
  const variant = { schema: of, validator: 'a' };
  const validators = { a: validatorOf(of) };
  const validator = formValidator(variant, { validators, messages: texts, fallback: 'look again' });
  const { transformErrors } = validator;
  return fieldErrors(validator.validateFormData(values, of, undefined, transformErrors).errors);
}
test.each([
  [{}, 'name', 'a name'],
  [{ name: 'Ana' }, 'name', 'two words'],
  [{ name: 'Ana L1ma' }, 'name', 'letters alone'],
  [{ name: `${'a'.repeat(41)} Lima` }, 'name', 'look again'],
  [{ name: 'Ana Lima', email: 'ana.lima.souza.mail' }, 'email', 'longer'],
  [{ name: 'Ana Lima', email: 'ana.lima.souza.e.silva' }, 'email', 'an e-mail'],
  [{ name: 'Ana Lima', address: {} }, 'address.city', 'a city'],
])('%o: at %s, "%s"', (values, path, message) => {
  expect(errorsOf(values)).toEqual([{ path, message }]);
});

test.each<[FormValues, string[]]>([
  [{ name: 'Ana Lima' }, []],
  [{ email: 'x', address: {} }, ['address.city', 'email', 'name', 'never']],
])('a field of %j has one error at a time, a form those of all its fields', (values, paths) => {
  const found = errorsOf(values).map(({ path }) => path);
  expect(found.sort()).toEqual(paths);
});

const DAYS: RJSFSchema = {
  type: 'object',
  properties: { days: { type: 'array', items: { type: 'string' } } },
};

test.each([
  [null, 'a day'],
  [7, 'not a day'],
])('an entry of a list that holds %s: "%s"', (value, message) => {
  const texts = { 'days.*': { required: 'a day', type: 'not a day' } };
  expect(errorsOf({ days: [value] }, DAYS, texts)).toEqual([{ path: 'days.0', message }]);
});

const TERMS: RJSFSchema = {
  type: 'object',
  properties: { terms: { const: true } },
  required: ['terms'],
};

test('RULE-52: a box that was never touched is asked for in the words of one that has to be ticked', () => {
  const texts = { terms: { const: 'accept them' } };
  expect(errorsOf({}, TERMS, texts)).toEqual([{ path: 'terms', message: 'accept them' }]);
  expect(messageOfEmpty('terms', texts)).toBe('accept them');
});

test('values that RJSF does not hold are checked with the others, and are not kept', () => {
  const variant = { schema: TERMS, validator: 'a' };
  const validator = formValidator(variant, {
    validators: { a: validatorOf(TERMS) },
    messages: {},
    fallback: 'look again',
    joined: (values) => ({ ...values, terms: true }),
  });
  expect(validator.validateFormData({}, TERMS).errors).toEqual([]);
  expect(JSON.stringify(validator)).not.toContain('terms');
});
