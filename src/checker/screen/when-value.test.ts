import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './when-value.ts';

const block = (when: unknown) => ({ 'alfa/screens/lead.json': { blocks: [{ id: 'a', when }] } });
const at = 'alfa/screens/lead.json blocks[a].when';

test.each([
  [{ fact: 'hasLead' }],
  [{ fact: 'hasLead', is: false }],
  [{ fact: 'area', is: 'MZ' }],
  [{ fact: 'outcome', is: false }],
  [{ fact: 'paidWith', is: 'pix' }],
])('%j can hold', (when) => {
  expect(reportsOf(rule, block(when))).toEqual([]);
});

test.each([
  [
    { fact: 'hasLead', is: 'true' },
    `${at}.is: 'hasLead' is never "true", so this would never hold. Write true, without quotes.`,
  ],
  [
    { fact: 'area', is: 'PT' },
    `${at}.is: 'area' is never "PT", so this would never hold. Values: "BR", "MZ".`,
  ],
  [
    { fact: 'outcome' },
    `${at}: 'outcome' is not true or false, and 'is' is missing, so this would never hold. Values: "approved", "pending", false.`,
  ],
  [
    { all: [{ not: { any: [{ fact: 'area', is: 'br' }] } }] },
    `${at}.all[0].not.any[0].is: 'area' is never "br", so this would never hold. Did you mean 'BR'?`,
  ],
])('%j never holds', (when, expected) => {
  expect(reportsOf(rule, block(when))).toEqual([expected]);
});

test('conditions of fields as well', () => {
  const one = { type: 'string', when: { fact: 'hasPix', is: 'yes' } };
  expect(reportsOf(rule, withForm({ properties: { one } }))).toHaveLength(1);
});
