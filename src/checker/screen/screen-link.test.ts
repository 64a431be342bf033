import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './screen-link.ts';

const linking = (screen: string) => ({
  'alfa/screens/payment.json': { blocks: [] },
  'alfa/screens/renew/[id].json': { blocks: [] },
  'alfa/screens/md.json': { blocks: [{ id: 'a', block: 'screen-link', screen, text: 'a.b' }] },
});

test('a link to a screen that is there', () => {
  expect(reportsOf(rule, linking('payment'))).toEqual([]);
});

test('a screen misspelt', () => {
  expect(reportsOf(rule, linking('paymet'))).toEqual([
    "alfa/screens/md.json blocks[a].screen: There is no screen 'paymet' to link to. Did you mean 'payment'?",
  ]);
});

test('a screen that needs an id', () => {
  expect(reportsOf(rule, linking('renew/[id]'))).toEqual([
    expect.stringContaining("There is no screen 'renew/[id]' to link to."),
  ]);
});
