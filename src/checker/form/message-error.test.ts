import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './message-error.ts';

const schema = {
  properties: {
    name: { type: 'string', format: 'person-name' },
    cvv: { type: 'string', format: 'cvv', minLength: 3 },
  },
  then: { properties: { cvv: { format: 'cvv-4' } } },
};
const form = (messages: object) => withForm(schema, { messages });

test('messages for faults of the rule, the format, a keyword, and for a missing value', () => {
  const name = {
    words: 'x',
    letters: 'x',
    'long-first-word': 'x',
    required: 'x',
    'person-name': 'x',
  };
  const cvv = { cvv: 'x', 'cvv-4': 'x', minLength: 'x', format: 'x', type: 'x' };
  expect(reportsOf(rule, form({ name, cvv }))).toEqual([]);
});

test('a message for a field that another one makes necessary', () => {
  const needs = { ...schema, dependentRequired: { name: ['cvv'] } };
  const messages = { cvv: { dependentRequired: 'x' } };
  expect(reportsOf(rule, withForm(needs, { messages }))).toEqual([]);
});

test('a message for an error that the field cannot have', () => {
  expect(reportsOf(rule, form({ name: { word: 'x' }, cvv: { maxLength: 'x' } }))).toEqual([
    "alfa/screens/lead.json blocks[form].messages.name.word: The field 'name' cannot have the error 'word'. Did you mean 'words'?",
    "alfa/screens/lead.json blocks[form].messages.cvv.maxLength: The field 'cvv' cannot have the error 'maxLength'. Did you mean 'minLength'?",
  ]);
});
