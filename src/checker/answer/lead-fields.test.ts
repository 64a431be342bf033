import { expect, test } from 'vitest';
import { sourcesOf } from '../../brand/brand-test-kit.ts';
import { findingsOf, reportsOf, withForm } from '../rule-test-kit.ts';

const TEXT = { type: 'string', title: 'Pergunta' };
const ALL = ['name', 'email', 'phone'];
const form = (asked: string[], required = asked, rest: object = {}) =>
  withForm(
    { properties: Object.fromEntries(asked.map((name) => [name, TEXT])), required },
    { action: 'createLead', ...rest },
  );

test('without an e-mail nobody gets access', () => {
  expect(reportsOf('lead-fields', form(['name', 'phone']))).toEqual([
    'alfa/screens/lead.json blocks[form].schema.properties: This form takes a new buyer and does not ask for \'email\'. Add "email": { "$ref": "fields/email" } to "properties" and "email" to "required".',
  ]);
});

test('an e-mail that may be left out is none', () => {
  const [report] = reportsOf('lead-fields', form(ALL, ['name', 'phone']));
  expect(report).toContain('does not require \'email\'. Add "email" to "required".');
});

test.each([
  ['name', 'error'],
  ['email', 'error'],
  ['phone', 'warning'],
])('D-181: a form without %s: %s', (missing, severity) => {
  const files = form(ALL.filter((name) => name !== missing));
  const sources = sourcesOf({ 'alfa/brand': {}, ...files });
  const found = findingsOf('lead-fields', sources, 'alfa');
  expect(found.map((one) => one.severity)).toEqual([severity]);
});

test.each([
  ['an optional phone', form(ALL, ['name', 'email'])],
  ['a form that takes no buyer', form([], [], { action: 'goNext' })],
  ['a form of buyers who are known', form([], [], { when: { fact: 'hasLead' } })],
])('%s is fine', (_, files) => {
  expect(reportsOf('lead-fields', files)).toEqual([]);
});
