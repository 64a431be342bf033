import { expect, test } from 'vitest';
import { leadsAway } from './leads-away.ts';

test('the screens of card and Pix lead to each other where their method is closed; no other screen leads away', () => {
  expect(['payment', 'pix'].map(leadsAway)).toEqual([true, true]);
  const others = ['lead', 'custom-offer', 'payment/upgrade', 'payment/[id]', 'livelo/payment'];
  expect(others.filter(leadsAway)).toEqual([]);
});
