import { expect, test } from 'vitest';
import { widgetNames } from '../../../widgets/fields/names.ts';
import { said, withForm } from '../checks-test-kit.ts';
import { widget } from './widget.ts';

const form = (field: object, name?: string) =>
  withForm({ properties: { one: field } }, name ? { ui: { one: { 'ui:widget': name } } } : {});

test.each(widgetNames)('the widget %s', (name) => {
  const field = name === 'consent' ? { type: 'boolean' } : { type: 'string', enum: ['a'] };
  expect(said(widget, form(field, name))).toEqual([]);
});

const ui = 'alfa/screens/lead.json blocks[form].ui.one.ui:widget';
const own = 'alfa/screens/lead.json blocks[form].schema.properties.one';

test.each([
  ['a text without a widget', form({ type: 'string' }), []],
  [
    'a widget that is none',
    form({ type: 'string' }, 'selct'),
    [`${ui}: There is no widget 'selct'. Did you mean 'select'?`],
  ],
  [
    'yes or no without a widget',
    form({ type: 'boolean' }),
    [`${own}: 'one' is a yes-or-no field. Give it "ui:widget": "consent".`],
  ],
  [
    'yes or no as a text',
    form({ type: 'boolean' }, 'text'),
    [`${ui}: 'one' is a yes-or-no field. Give it "ui:widget": "consent".`],
  ],
  [
    'a text to accept',
    form({ type: 'string' }, 'consent'),
    [`${ui}: 'one' is no yes-or-no field. Give it "type": "boolean".`],
  ],
  [
    'a choice of nothing',
    form({ type: 'string' }, 'choice'),
    [`${ui}: 'one' has no values to choose from. List them in "enum".`],
  ],
  ['a choice of titled values', form({ type: 'string', oneOf: [{ const: 'a' }] }, 'choice'), []],
])('%s', (_, files, expected) => {
  expect(said(widget, files)).toEqual(expected);
});
