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

test.each([
  ['enableMarkdownInDescription', true, 'descriptions are plain text'],
  ['enableMarkdownInHelp', true, 'help is plain text'],
  ['classNames', 'wide', '"ui:width" how wide one is'],
  ['style', { color: 'red' }, '"ui:width" how wide one is'],
  ['submitButtonOptions', { norender: true }, '"submit" of the form block'],
  ['hideError', true, 'every error is shown at its field'],
  ['autofocus', true, 'no field takes the focus by itself'],
])('the key %s of RJSF has a sentence of its own', (key, value, advice) => {
  const found = reportsOf(rule, form({ one: { [`ui:${key}`]: value } }));
  expect(found).toEqual([expect.stringContaining(advice)]);
  const option = reportsOf(rule, form({ one: { 'ui:options': { [key]: value } } }));
  expect(option).toEqual([expect.stringContaining(advice)]);
});
