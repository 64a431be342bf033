import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

test('a condition where nothing asks for it', () => {
  const when = { fact: 'hasLead' };
  const told =
    /Nothing asks for a 'when' here\. Put it on a property of the form, or on its block\.$/;
  const parts = { when, if: { properties: { one: { when } } }, $defs: { mark: { when } } };
  expect(reportsOf('when', withForm(parts))).toEqual([
    expect.stringMatching(told),
    expect.stringMatching(told),
    expect.stringMatching(told),
  ]);
});

test('a condition of a field within a part, and of an alternative', () => {
  const when = { fact: 'hasLead' };
  const schema = { then: { properties: { one: { when } } }, oneOf: [{ when }, {}] };
  expect(reportsOf('when', withForm(schema))).toEqual([]);
});

test('a field that is called when', () => {
  expect(reportsOf('when', withForm({ properties: { when: { type: 'string' } } }))).toEqual([]);
});
