import { expect, test } from 'vitest';
import type { CatalogueEntry, UnfinishedValue } from '../contract/compiled-brand.ts';
import { brandsToClose } from './closed-brands.ts';
import { brandOf, catalogue, serverWith, mutedErrors } from './server-test-kit.ts';
import { readSettings } from './settings/settings.ts';

test('a brand that cannot be loaded is closed, and the others go on', async () => {
  const log = mutedErrors();
  const { get, pages } = serverWith({
    loadBrand: async (entry: CatalogueEntry) => {
      if (entry.key === 'BETA') throw new Error('no such file');
      return brandOf(entry);
    },
  });
  for (const path of ['/lead?product=BETA', '/payment?product=BETA']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([307, '/generic-error?product=BETA']);
  }
  const error = await get('/generic-error?product=BETA');
  expect([error.status, pages.length]).toEqual([200, 1]);
  expect(await error.text()).toContain('<div id="root">alpha-br</div>');
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^The brand 'beta-br' is closed: /)]]);
  expect((await get('/lead?product=ALPHA')).status).toBe(200);
  expect((await get('/')).status).toBe(200);
});

test('a brand that is not for sale is closed, with the reason in the log alone (D-177)', async () => {
  const log = mutedErrors();
  const closedBrands = new Map([
    ['alpha-br', 'a secret of the owner.'],
    ['beta-br', 'the same secret.'],
  ]);
  const { get, pages } = serverWith({ settings: { sandbox: false }, closedBrands });
  const { headers } = await get('/lead?product=BETA');
  expect(headers.get('location')).toBe('/generic-error?product=BETA');
  // The default brand is closed too: the first open one speaks.
  const error = await get('/generic-error?product=BETA');
  expect([error.status, pages.length]).toEqual([200, 1]);
  const text = (await error.text()) + (await (await get('/')).text());
  expect(text).toContain('<div id="root">alpha-mz</div>');
  expect(text).toContain('Abra o link da oferta.');
  expect(text).not.toContain('secret');
  expect((await get('/lead?product=GAMMA')).status).toBe(200);
  expect(log.mock.calls.flat()).toContain("The brand 'beta-br' is closed: the same secret.");
});

test('where every brand is closed the error page ends in plain words, and does not lead to itself', async () => {
  mutedErrors();
  const loadBrand = () => Promise.reject(new Error('gone'));
  const { get } = serverWith({ loadBrand });
  const page = await get('/lead?product=BETA');
  expect(page.headers.get('location')).toBe('/generic-error?product=BETA');
  const last = await get('/generic-error?product=BETA');
  expect([last.status, await last.text()]).toEqual([500, 'Internal Server Error']);
});

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
  const tv = '"TV" is invented (brands/base/brand.json:1)';
  const read = 'Buyers read 12 times 95.00, but 187.20 is charged (brands/alpha-mz/brand.json:34)';
  expect(Object.fromEntries(close())).toEqual({
    'alpha-mz': `${tv}; ${read}.`,
    'beta-br': `${tv}.`,
  });
});

test.each<[string, Record<string, string>, string[]]>([
  ['where nobody pays', { API_URL: '', ENVIRONMENT: 'production' }, []],
  ['in homologation', { ENVIRONMENT: 'homolog' }, []],
  ['where both are allowed', { ALLOW_PLACEHOLDERS: '1', ALLOW_PRICE_MISMATCH: 'ALPHA' }, []],
  ['but for prices', { ALLOW_PLACEHOLDERS: '1' }, ['alpha-mz']],
  ['but for invented values', { ALLOW_PRICE_MISMATCH: 'ALPHA' }, ['alpha-mz', 'beta-br']],
  ['by its name', { ALLOW_PLACEHOLDERS: '1', ALLOW_PRICE_MISMATCH: 'BETA' }, ['alpha-mz']],
])('a brand is open %s', (_, env, closed) => {
  expect([...close(env).keys()]).toEqual(closed);
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
