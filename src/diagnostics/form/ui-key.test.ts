import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './ui-key.ts';

const form = (ui: object) => withForm({ properties: { one: { type: 'string' } } }, { ui });

test('keys and options that something reads', () => {
  const one = { 'ui:help': 'x', 'ui:width': 'half', 'ui:options': { width: 'half', trim: true } };
  expect(reportsOf(rule, form({ 'ui:order': ['*'], one }))).toEqual([]);
});

test('keys and options that nothing reads', () => {
  const one = { 'ui:hlep': 'x', 'ui:options': { widht: 'half' } };
  expect(reportsOf(rule, form({ one }))).toEqual([
    "alfa/screens/lead.json blocks[form].ui.one.ui:hlep: Nothing reads 'ui:hlep'. Did you mean 'ui:help'?",
    "alfa/screens/lead.json blocks[form].ui.one.ui:options.widht: Nothing reads the option 'widht'. Did you mean 'width'?",
  ]);
});
