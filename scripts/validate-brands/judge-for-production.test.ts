import { expect, test } from 'vitest';
import { createChecker } from '../../src/checker/check-brands.ts';
import { metaSchemas } from '../../src/checker/rule-test-kit.ts';
import { fixtureBrands } from '../../tests/fixtures/fixture-brands.ts';
import { CannotRun } from '../command-line.ts';
import { judgeForProduction } from './judge-for-production.ts';

const links = Object.fromEntries(
  ['test', 'homolog', 'production'].map((name) => [name, { domain: 'https://alfa.example.com' }]),
);
const brand = (key: string, value: number, differs?: object) => ({
  extends: 'base',
  key,
  dsProductId: `ds-${key}`,
  business: 'other',
  faqLink: 'https://ajuda.alfa.example.com',
  links,
  product: {
    name: 'Curso',
    businessName: 'Curso',
    productFullPrice: 1140,
    shownInstallment: { count: 12, value, differs },
  },
});
const DECLARED = { because: 'other', reason: 'Fictício.' };
/** Two brands that show another price than they charge, one that does so on purpose, one that does not, one with an invented value, and two with a price of their family. */
const BRANDS = {
  alfa: brand('ALFA', 90),
  beta: brand('BETA', 80),
  gama: brand('GAMA', 95),
  said: brand('SAID', 80, DECLARED),
  made: { ...brand('MADE', 95), placeholder: true },
  'families/two': { ...brand('', 85), key: undefined, dsProductId: undefined },
  first: { extends: 'families/two', key: 'FIRST', dsProductId: 'ds-FIRST' },
  second: { extends: 'families/two', key: 'SECOND', dsProductId: 'ds-SECOND' },
};
const theme = fixtureBrands.json.get('brands/wup/theme.json')!;
const base = JSON.parse(fixtureBrands.json.get('brands/base/brand.json')!) as object;
const json = new Map([
  ...[...fixtureBrands.json].filter(([path]) => /^schemas\/|^brands\/base\//.test(path)),
  ['brands/base/brand.json', JSON.stringify({ ...base, placeholders: undefined })] as const,
  ...Object.entries(BRANDS).flatMap(([name, file]) => [
    [`brands/${name}/brand.json`, JSON.stringify(file)] as const,
    [`brands/${name}/theme.json`, theme] as const,
  ]),
]);

/** The errors that close a brand, each with its folder. */
function closing(env: Readonly<Record<string, string>>): string[] {
  const checked = createChecker(metaSchemas, [])({ json, images: new Map() });
  return judgeForProduction(checked, env)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule, file }) => `${rule} ${file.split('/')[1]}`)
    .filter((one) => /^(placeholder|shown-price) /.test(one))
    .toSorted();
}

const [MADE, ALFA, BETA, FAMILY, SAID] = [
  'placeholder made',
  'shown-price alfa',
  'shown-price beta',
  'shown-price families',
  'shown-price said',
];

test.each([
  [{}, [MADE, ALFA, BETA, FAMILY, SAID]],
  [{ ALLOW_PRICE_MISMATCH: 'ALFA' }, [MADE, BETA, FAMILY, SAID]],
  // One finding of two brands, of which the second stays closed.
  [{ ALLOW_PRICE_MISMATCH: 'ALFA,BETA,SAID,FIRST', ALLOW_PLACEHOLDERS: '1' }, [FAMILY]],
])('with %j the check fails for what a server would close', (env, expected) => {
  expect(closing(env)).toEqual(expected);
});

test('a setting that the server would refuse to start with: the check cannot run', () => {
  expect(() => closing({ ALLOW_PRICE_MISMATCH: 'alfa' })).toThrow(CannotRun);
});
