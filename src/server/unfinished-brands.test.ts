import { expect, test } from 'vitest';
import type { UnfinishedValue } from '../contract/compiled-brand.ts';
import { catalogue } from './server-test-kit.ts';
import { readSettings } from './settings/settings.ts';
import { brandsToClose, closedNotice } from './closed-brands.ts';

const PRODUCTION = { API_URL: 'https://up.example' };
const invented = (name: string, line = 1): UnfinishedValue => ({
  kind: 'placeholder',
  message: `"${name}" is invented.`,
  place: `brands/base/brand.json:${line}`,
});
const price: UnfinishedValue = {
  kind: 'price',
  message: 'Buyers read 12 times 95.00, but 187.20 is charged.',
  place: 'brands/alpha-mz/brand.json:34',
};
const UNFINISHED = { 'alpha-mz': [invented('TV'), price], 'beta-br': [invented('TV')] };
const ALL = Object.fromEntries(catalogue.brands.map(({ id }) => [id, [invented('TV')]]));

const close = (env: Record<string, string> = {}, unfinished: object = UNFINISHED) => {
  const settings = readSettings({ ...PRODUCTION, ...env }, { allowSandbox: true });
  return brandsToClose(catalogue, unfinished as typeof UNFINISHED, settings);
};

test('production closes brands with invented values, and those alone, and says why', () => {
  expect([...close()]).toEqual([
    [
      'alpha-mz',
      '"TV" is invented (brands/base/brand.json:1); Buyers read 12 times 95.00, but 187.20 is charged (brands/alpha-mz/brand.json:34).',
    ],
    ['beta-br', '"TV" is invented (brands/base/brand.json:1).'],
  ]);
});

test.each([
  ['where nobody pays', { API_URL: '', ENVIRONMENT: 'production' }],
  ['in a test', { ENVIRONMENT: 'test' }],
  ['in homologation', { ENVIRONMENT: 'homolog' }],
  ['where both are allowed', { ALLOW_PLACEHOLDERS: '1', ALLOW_PRICE_MISMATCH: 'ALPHA' }],
])('every brand is open %s', (_, env) => {
  expect(close(env)).toEqual(new Map());
});

test('each setting opens what it names', () => {
  expect([...close({ ALLOW_PLACEHOLDERS: '1' }).keys()]).toEqual(['alpha-mz']);
  expect([...close({ ALLOW_PRICE_MISMATCH: 'ALPHA' }).keys()]).toEqual(['alpha-mz', 'beta-br']);
  expect(close({ ALLOW_PLACEHOLDERS: '1', ALLOW_PRICE_MISMATCH: 'BETA' }).size).toBe(1);
});

test('a key that no brand has stops the start', () => {
  expect(() => close({ ALLOW_PRICE_MISMATCH: 'ALFA' })).toThrow(
    "ALLOW_PRICE_MISMATCH names 'ALFA', but no brand has that key.",
  );
});

test('the start fails when no brand is left, and says what opens them', () => {
  expect(() => close({}, ALL)).toThrow(/^No brand is open: all 4 .*ALLOW_PLACEHOLDERS=1 opens/);
  expect(close({ ALLOW_PLACEHOLDERS: '1' }, ALL).size).toBe(0);
});

test('the start names what is closed, and says nothing where all are open', () => {
  expect(closedNotice(close())).toEqual([expect.stringMatching(/^Closed: alpha-mz, beta-br; /)]);
  expect(closedNotice(new Map())).toEqual([]);
});
