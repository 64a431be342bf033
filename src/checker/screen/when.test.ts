import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { when as rule } from './conditions.ts';

const field = (when: unknown) => withForm({ properties: { one: { type: 'string', when } } });
const at = 'alfa/screens/lead.json blocks[form].schema.properties.one.when';

test.each([
  [
    { all: [] },
    `${at}.all: when.all is empty. It needs at least 1. The conditions. Example: [{"fact":"hasLead"}].`,
  ],
  [
    { any: [{ fact: 'hasLead' }, { not: { fact: 'x' } }] },
    expect.stringContaining(
      `${at}.any[1].not.fact: "x" is not a value of when.any[1].not.fact. Values: hasLead`,
    ),
  ],
  [
    'hasLead',
    expect.stringContaining(`${at}: when is "hasLead", which is none of the forms allowed.`),
  ],
])('the condition %j', (when, expected) => {
  expect(reportsOf(rule, field(when))).toEqual([expected]);
});

test('a condition where nothing asks for it', () => {
  const when = { fact: 'hasLead' };
  const told =
    /Nothing asks for a 'when' here\. Put it on a property of the form, or on its block\.$/;
  const parts = { when, if: { properties: { one: { when } } }, $defs: { mark: { when } } };
  expect(reportsOf(rule, withForm(parts))).toEqual([
    expect.stringMatching(told),
    expect.stringMatching(told),
    expect.stringMatching(told),
  ]);
});

test('a condition of a field within a part, and of an alternative', () => {
  const when = { fact: 'hasLead' };
  const schema = { then: { properties: { one: { when } } }, oneOf: [{ when }, {}] };
  expect(reportsOf(rule, withForm(schema))).toEqual([]);
});

test('a field that is called when', () => {
  expect(reportsOf(rule, withForm({ properties: { when: { type: 'string' } } }))).toEqual([]);
});
