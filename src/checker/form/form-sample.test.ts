import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { formSample as rule } from './whole-form.ts';

const text = { type: 'string' };
const field = (more: object) => ({ properties: { nick: { ...text, ...more } } });

test.each<[object, string]>([
  [{ minLength: 9, maxLength: 5 }, "none keeps 'minLength' (9) of 'nick'"],
  [{ type: 'number', minimum: 2, maximum: 1 }, "'minimum' (2) of 'nick'"],
  [{ type: 'array', items: text, minItems: 2, maxItems: 1 }, "'minItems' (2) of 'nick'"],
  [{ enum: [] }, "'enum' (0) of 'nick'"],
  [{ minLength: 9, maxLength: 5, when: { fact: 'hasLead' } }, "'minLength' (9)"],
])('rules that exclude each other: %j', (more, says) => {
  expect(reportsOf(rule, withForm(field(more)))).toEqual([expect.stringContaining(says)]);
});

test.each<object>([
  field({ minLength: 5, maxLength: 5 }),
  field({ pattern: '^(?=never)always$', minLength: 1, maxLength: 9 }),
  field({ minLength: 1, maxLength: 3, format: 'nobody-knows' }),
  { properties: { a: { $ref: '#/$defs/nothing' } } },
])('nothing is said where other values than the sample may pass: %j', (schema) => {
  expect(reportsOf(rule, withForm(schema))).toEqual([]);
});
