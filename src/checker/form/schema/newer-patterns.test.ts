import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../../rule-test-kit.ts';
import { rule } from '../json-schema.ts';

const at = 'alfa/screens/lead.json blocks[form].schema';
const REPORT =
  'Older browsers that have to sell cannot read this pattern: it has a lookbehind. Match the characters before as well, instead of looking back.';

test('a lookbehind, in a field and in names of properties', () => {
  const schema = {
    properties: { one: { type: 'string', pattern: '^.+(?<!-)$' } },
    patternProperties: { '(?<=a)b': { type: 'string' } },
    not: { properties: { one: { pattern: '(?<=a)b' } } },
  };
  expect(reportsOf(rule, withForm(schema))).toEqual([
    expect.stringContaining(`${at}.patternProperties`),
    `${at}.properties.one.pattern: ${REPORT}`,
    `${at}.not.properties.one.pattern: ${REPORT}`,
  ]);
});

test.each(['^.*[^-]$', '(?<year>\\d{4})', '\\(?<=a'])('the pattern %s', (pattern) => {
  const schema = { properties: { one: { type: 'string', pattern } } };
  expect(reportsOf(rule, withForm(schema))).toEqual([]);
});
