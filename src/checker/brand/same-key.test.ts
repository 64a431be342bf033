import { expect, test } from 'vitest';
import { sourcesOf } from '../../brand/brand-test-kit.ts';
import { findingsOf } from '../rule-test-kit.ts';

const brand = (key: string, more: object = {}) => ({ key, area: 'BR', ...more });
const reports = (files: Record<string, object>) =>
  findingsOf('same-key', sourcesOf(files)).map(({ severity, file, message }) => {
    return `${severity} ${file.replace(/^brands\//, '')}: ${message}`;
  });

test.each([
  [{ dsProductId: 'ds' }, 'error', 'dsProductId', 'ds', 'could not be told from it'],
  [{ googleTagManagerId: 'GTM-A' }, 'warning', 'googleTagManagerId', 'GTM-A', 'counted together'],
  [{ product: { bffId: 'x' } }, 'warning', 'product.bffId', 'x', 'both sell the same product'],
  [
    { links: { production: { domain: 'https://a.example' } } },
    'warning',
    'links.production.domain',
    'https://a.example',
    'buyers of this brand get to the pages of the other',
  ],
])('two brands with %j', (shared, severity, key, value, consequence) => {
  const [found, ...others] = reports({
    'alfa/brand': brand('ALFA', shared),
    'beta/brand': brand('BETA', shared),
  });
  expect(others).toEqual([]);
  expect(found).toContain(
    `${severity} beta/brand.json: ${key} is '${value}', which is that of brands/alfa`,
  );
  expect(found).toContain(consequence);
});

test('a brand of another area, and one that extends the other, share what they want', () => {
  const shared = { googleTagManagerId: 'GTM-A', product: { bffId: 'x' } };
  const files = {
    'alfa/brand': brand('ALFA', shared),
    'alfa-mz/brand': { ...brand('ALFA', shared), area: 'MZ' },
    'beta/brand': brand('BETA', { extends: 'alfa', ...shared }),
  };
  expect(reports(files)).toEqual([]);
});

test.each([
  ['the key', 'alfa', []],
  ['the key and more', 'alfa-mz', []],
  [
    'something else',
    'alpha',
    [
      `brands/alpha: The folder is brands/alpha, but the key of its brand is 'ALFA'. Rename the folder to brands/alfa, or write "ALPHA" where links may say so.`,
    ],
  ],
])('a folder is called by %s of its brand', (_, folder, expected) => {
  const sources = sourcesOf({ [`${folder}/brand`]: { key: 'ALFA', area: 'BR' } });
  const found = findingsOf('same-key', sources).map(
    ({ file, message, suggestion }) =>
      `${file.replace('/brand.json', '')}: ${message} ${suggestion}`,
  );
  expect(found).toEqual(expected);
});
