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

test('a condition of a field within a part, of an alternative, and a field that is called so', () => {
  const when = { fact: 'hasLead' };
  const part = { then: { properties: { one: { when } } }, oneOf: [{ when }, {}] };
  const schema = { properties: { when: { type: 'string' } }, ...part };
  expect(reportsOf('when', withForm(schema))).toEqual([]);
});
