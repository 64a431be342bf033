import { expect, test } from 'vitest';
import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const form = (field: object, name?: string) =>
  withForm({ properties: { one: field } }, name ? { ui: { one: { 'ui:widget': name } } } : {});

const own = [...fieldWidgetFacts].filter(([, { origin }]) => origin === 'own');

test.each(own.map(([name]) => name))('the widget %s', (name) => {
  const field = name === 'consent' ? { type: 'boolean' } : { type: 'string', enum: ['a'] };
  expect(reportsOf('widget', form(field, name))).toEqual([]);
});

const ui = 'alfa/screens/lead.json blocks[form].ui.one.ui:widget';

test.each([
  ['a text without a widget', form({ type: 'string' }), []],
  ['yes or no without a widget', form({ type: 'boolean' }), []],
  [
    'yes or no as a text',
    form({ type: 'boolean' }, 'text'),
    [`${ui}: 'one' is a yes-or-no field. Give it "ui:widget": "consent", or none.`],
  ],
  [
    'a text to accept',
    form({ type: 'string' }, 'consent'),
    [`${ui}: 'one' is no yes-or-no field. Give it "type": "boolean".`],
  ],
  ['yes or no by buttons', form({ type: 'boolean' }, 'radio'), []],
  [
    'boxes of nothing',
    form({ type: 'string' }, 'checkboxes'),
    [
      `${ui}: 'one' has no boxes to tick. Make it a list: "type": "array", "uniqueItems": true, "items": { "enum": [...] }.`,
    ],
  ],
  [
    'boxes of a text',
    form({ type: 'string', enum: ['a'] }, 'checkboxes'),
    [expect.stringContaining(`'one' has no boxes to tick.`)],
  ],
  [
    'a number as a phone',
    form({ type: 'integer' }, 'phone'),
    [
      `${ui}: 'one' is not a text, but 'phone' writes one. Give it "type": "string", or another widget.`,
    ],
  ],
  ['a number in an area of text', form({ type: 'integer' }, 'textarea'), []],
  ['boxes', form({ type: 'array', items: { enum: ['a'] } }, 'checkboxes'), []],
  [
    'a range of letters',
    form({ type: 'string' }, 'range'),
    [`${ui}: 'one' is no number. Give it "type": "number" or "integer".`],
  ],
  ['a choice of titled values', form({ type: 'string', oneOf: [{ const: 'a' }] }, 'choice'), []],
])('%s', (_, files, expected) => {
  expect(reportsOf('widget', files)).toEqual(expected);
});

test('widgets of entries and alternatives', () => {
  const properties = {
    list: { type: 'array', items: { type: 'string' } },
    one: { oneOf: [{ type: 'boolean' }, { type: 'string' }] },
  };
  const looks = {
    list: { items: { 'ui:widget': 'consent' } },
    one: { oneOf: [{ 'ui:widget': 'text' }, { 'ui:options': { widget: 'selct' } }] },
  };
  const at = 'alfa/screens/lead.json blocks[form].ui';
  expect(reportsOf('widget', withForm({ properties }, { ui: looks }))).toEqual([
    `${at}.one.oneOf[1].ui:options.widget: There is no widget 'selct'. Did you mean 'select'?`,
    `${at}.list.items.ui:widget: 'list.*' is no yes-or-no field. Give it "type": "boolean".`,
    `${at}.one.oneOf[0].ui:widget: 'one' is a yes-or-no field. Give it "ui:widget": "consent", or none.`,
  ]);
});
