import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './offer-reach.ts';

const found = (...offers: object[]) =>
  reportsOf(rule, { 'alfa/brand.json': { offers } }).map((line) => line.replace(/^[^ ]* /, ''));

test('offers of different vouchers and partners, the one for everybody last', () => {
  const partners = [
    { id: 'b', partner: ['escola'] },
    { id: 'c', partner: true },
  ];
  expect(found({ id: 'a', voucher: ['X', 'Y'] }, ...partners, { id: 'd' })).toEqual([]);
});

test('a voucher of two offers', () => {
  const twice = [
    { id: 'a', voucher: ['X'] },
    { id: 'b', voucher: ['Y', 'X'] },
  ];
  expect(found(...twice)).toEqual([
    "offers[b].voucher[1]: The voucher 'X' does not lead here: the offer 'a' comes first. Take it from one of them, or put this offer before.",
  ]);
});

test('a partner behind any partner, and a second offer for any', () => {
  const any = { partner: true };
  expect(found({ id: 'a', ...any }, { id: 'b', partner: ['escola'] }, { id: 'c', ...any })).toEqual(
    [
      expect.stringContaining(
        "The partner 'escola' does not lead here: the offer 'a' comes first.",
      ),
      expect.stringContaining(
        "The partner of any name does not lead here: the offer 'a' comes first.",
      ),
    ],
  );
});

test('a voucher behind an offer for any partner leads to its own offer', () => {
  expect(found({ id: 'a', partner: true }, { id: 'b', voucher: ['X'] })).toEqual([]);
});

test('the offer for everybody before another one, once', () => {
  expect(found({ id: 'a' }, { id: 'b', voucher: ['X'] })).toEqual([
    'offers[a]: This offer is for everybody, so that nobody gets those after it: b. Give it a "voucher" or a "partner", or put it last.',
  ]);
});
