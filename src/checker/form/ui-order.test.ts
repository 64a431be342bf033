import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './ui-order.ts';

const text = { type: 'string' };
const properties = { name: text, home: { type: 'object', properties: { city: text, zip: text } } };
const at = 'alfa/screens/lead.json blocks[form].ui';

test.each([
  [['name', 'home'], []],
  [['*'], []],
  [['home', '*'], []],
  [
    ['home'],
    [
      `${at}.ui:order: 'ui:order' leaves out name. Add what is left out, or "*" where the rest shall stand.`,
    ],
  ],
  [
    ['*', 'name', '*'],
    [
      `${at}.ui:order[2]: 'ui:order' names '*' twice, so that this form could not be drawn. Delete one of the two.`,
    ],
  ],
  [['nmae', '*'], [`${at}.ui:order[0]: There is no field 'nmae' to order. Did you mean 'name'?`]],
])('an order of %j', (order, expected) => {
  expect(reportsOf(rule, withForm({ properties }, { ui: { 'ui:order': order } }))).toEqual(
    expected,
  );
});

test('an order within an object', () => {
  expect(
    reportsOf(rule, withForm({ properties }, { ui: { home: { 'ui:order': ['zip'] } } })),
  ).toEqual([
    `${at}.home.ui:order: 'ui:order' leaves out city. Add what is left out, or "*" where the rest shall stand.`,
  ]);
});
