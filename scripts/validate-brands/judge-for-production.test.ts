import { expect, test } from 'vitest';
import { createChecker } from '../../src/checker/check-brands.ts';
import { brandSchemas } from '../../src/checker/rule-test-kit.ts';
import { compileMetaSchemas } from '../../src/checker/structure/meta-schemas.ts';
import { CannotRun } from './options.ts';
import { judgeForProduction } from './judge-for-production.ts';

/** Schemas that allow everything: these brands have nothing but what is judged. */
const metaSchemas = compileMetaSchemas(
  new Map([...brandSchemas.keys()].map((name) => [name, { $id: name }])),
);

const brand = (key: string, value: number) => ({
  extends: 'base',
  key,
  product: { productFullPrice: 1140, shownInstallment: { count: 12, value } },
});
const DECLARED = { because: 'other', reason: 'Fictício.' };
/** Two brands that show another price than they charge, one that does so on purpose, one that does not, and one with an invented value. */
const FILES = {
  'brands/base/brand.json': {},
  'brands/base/theme.json': {},
  'brands/base/flows.json': {},
  'brands/base/texts.json': {},
  'brands/alfa/brand.json': brand('ALFA', 90),
  'brands/beta/brand.json': brand('BETA', 80),
  'brands/gama/brand.json': brand('GAMA', 95),
  'brands/said/brand.json': {
    extends: 'base',
    key: 'SAID',
    product: {
      productFullPrice: 1140,
      shownInstallment: { count: 12, value: 80, differs: DECLARED },
    },
  },
  'brands/made/brand.json': { ...brand('MADE', 95), placeholder: true },
};
const json = new Map(Object.entries(FILES).map(([path, file]) => [path, JSON.stringify(file)]));

/** The findings that close a brand, each as 'rule file severity'. */
function judged(env: Readonly<Record<string, string>>): string[] {
  const checked = createChecker(metaSchemas, [])({ json, images: new Map() });
  return judgeForProduction(checked, env)
    .diagnostics.filter(({ rule }) => ['shown-price', 'placeholder'].includes(rule))
    .map(({ rule, file, severity }) => `${rule} ${file.split('/')[1]} ${severity}`)
    .sort();
}

test.each([
  [
    {},
    [
      'placeholder made error',
      'shown-price alfa error',
      'shown-price beta error',
      'shown-price said error',
    ],
  ],
  [
    { ALLOW_PRICE_MISMATCH: 'ALFA' },
    [
      'placeholder made error',
      'shown-price alfa warning',
      'shown-price beta error',
      'shown-price said error',
    ],
  ],
  [
    { ALLOW_PRICE_MISMATCH: 'ALFA,BETA,SAID', ALLOW_PLACEHOLDERS: '1' },
    ['placeholder made warning', 'shown-price alfa warning', 'shown-price beta warning'],
  ],
])('D-177: with %j the check fails for what a server would close', (env, expected) => {
  expect(judged(env)).toEqual(expected);
});

test('a setting that the server would refuse to start with: the check cannot run', () => {
  expect(() => judged({ ALLOW_PRICE_MISMATCH: 'alfa' })).toThrow(CannotRun);
});
