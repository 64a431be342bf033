import { expect, test } from 'vitest';
import { said } from '../rule-test-kit.ts';
import { screenLink } from './screen-link.ts';

const linking = (screen: string) => ({
  'alfa/screens/payment.json': { blocks: [] },
  'alfa/screens/renew/[id].json': { blocks: [] },
  'alfa/screens/md.json': { blocks: [{ id: 'a', block: 'screen-link', screen, text: 'a.b' }] },
});

test('a link to a screen that is there', () => {
  expect(said(screenLink, linking('payment'))).toEqual([]);
});

test('a screen misspelt', () => {
  expect(said(screenLink, linking('paymet'))).toEqual([
    "alfa/screens/md.json blocks[a].screen: There is no screen 'paymet' to link to. Did you mean 'payment'?",
  ]);
});

test('a screen that needs an id', () => {
  expect(said(screenLink, linking('renew/[id]'))).toEqual([
    expect.stringContaining("There is no screen 'renew/[id]' to link to."),
  ]);
});
