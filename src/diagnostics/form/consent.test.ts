import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './consent.ts';

const form = (given: object, widget = 'consent') =>
  withForm(
    { properties: { ok: { type: 'boolean', ...given } } },
    { ui: { ok: { 'ui:widget': widget } } },
  );

test('a consent that is given beforehand', () => {
  expect(reportsOf(rule, form({ default: true }))).toEqual([
    "alfa/screens/lead.json blocks[form].schema.properties.ok.default: 'ok' would be ticked beforehand. Delete the default.",
  ]);
});

test.each([[{}], [{ default: false }], [{ const: true }]])('a consent with %j', (given) => {
  expect(reportsOf(rule, form(given))).toEqual([]);
});
