import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './ui-field.ts';

const text = { type: 'string' };
const properties = { first: text, home: { type: 'object', properties: { city: text } } };
const form = (ui: object) => withForm({ properties }, { ui });
const at = 'alfa/screens/lead.json blocks[form].ui';

const grid = (...children: unknown[]) => ({
  'ui:field': 'LayoutGridField',
  'ui:layoutGrid': { 'ui:row': { children: [{ 'ui:columns': { size: 6, children } }] } },
});

test('a layout of fields of the form, deep ones too', () => {
  expect(reportsOf(rule, form(grid('first', 'home.city', { name: 'home' })))).toEqual([]);
  const home = { 'ui:field': 'LayoutGridField', 'ui:layoutGrid': { 'ui:row': ['city'] } };
  expect(reportsOf(rule, form({ home }))).toEqual([]);
});

test('a layout with a field that is not there', () => {
  const children = `${at}.ui:layoutGrid.ui:row.children[0].ui:columns.children`;
  expect(reportsOf(rule, form(grid('frist', { name: 'home.town' })))).toEqual([
    `${children}[0]: There is no field 'frist' to lay out. Did you mean 'first'?`,
    `${children}[1].name: There is no field 'home.town' to lay out. Fields: city.`,
  ]);
});

test('a field of a program that JSON cannot bring', () => {
  expect(reportsOf(rule, form({ first: { 'ui:field': 'geo' } }))).toEqual([
    `${at}.first.ui:field: There is no field 'geo' that JSON can ask for. Fields of a layout: LayoutGridField, LayoutMultiSchemaField.`,
  ]);
});
