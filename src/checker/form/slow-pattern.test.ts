import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './slow-pattern.ts';

const at = 'alfa/screens/lead.json blocks[form].schema';
const REPORT =
  'This pattern may take minutes for a text that it does not match: it has a repeat within a repeat, or more than 25 repeats. Repeat only characters, not groups that hold a repeat.';

test('a repeat within a repeat, in a field and in names of properties', () => {
  const schema = {
    properties: { one: { type: 'string', pattern: '^(a+)+$' } },
    patternProperties: { '^(\\w+_?)*$': { type: 'string' } },
    not: { properties: { one: { pattern: '(x*)*y' } } },
  };
  expect(reportsOf(rule, withForm(schema))).toEqual([
    expect.stringContaining(`${at}.patternProperties`),
    `${at}.properties.one.pattern: ${REPORT}`,
    `${at}.not.properties.one.pattern: ${REPORT}`,
  ]);
});

test.each(['^\\d{3}\\.?\\d{3}$', '(', '^[\\p{L} ]*[a-z]$'])('the pattern %s', (pattern) => {
  const schema = { properties: { one: { type: 'string', pattern } } };
  expect(reportsOf(rule, withForm(schema))).toEqual([]);
});
