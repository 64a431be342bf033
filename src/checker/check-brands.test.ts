import { expect, test } from 'vitest';
import { createChecker } from './check-brands.ts';
import { brandSchemas, metaSchemas } from './rule-test-kit.ts';
import { ALFA, ALFA_IMAGES } from '../../tests/fixtures/alfa.ts';
import { fixtureBrands } from '../../tests/fixtures/fixture-brands.ts';

const programTexts = (brandSchemas.get('texts') as { required: string[] }).required;

/** Files that all brands share. */
const shared = [...fixtureBrands.json].filter(([path]) =>
  /^brands\/base\/|^schemas\/fields\//.test(path),
);
const primary = { main: '#0B6669', dark: '#084A4D', light: '#DFF2F0', contrast: '#FFFFFF' };
const byNight = { main: '#6CC9C4', dark: '#4FB0AB', light: '#123536', contrast: '#04201F' };
const alfa: Record<string, unknown> = {
  'brands/registry.json': { default: 'ALFA', designSystemOverrides: [] },
  'brands/alfa/brand.json': ALFA,
  'brands/alfa/theme.json': { light: { primary }, dark: { primary: byNight } },
  'brands/alfa/sandbox.json': {
    plans: [{ id: 'a', name: 'A', amount: 1, currency: 'BRL', paymentMethods: ['creditcard'] }],
  },
};

const look = createChecker(metaSchemas, programTexts);

function check(files: Record<string, unknown>, texts: readonly [string, string][] = []) {
  const json = new Map(shared);
  for (const [path, value] of Object.entries(files)) json.set(path, JSON.stringify(value, null, 2));
  for (const [path, text] of texts) json.set(path, text);
  return look({ json, images: new Map(ALFA_IMAGES) });
}
const errorsOf = (...args: Parameters<typeof check>) =>
  check(...args)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ file, line, rule }) => `${file}:${line} ${rule}`);

test('a small brand is valid and compiled', () => {
  const { brands } = check(alfa);
  expect(errorsOf(alfa)).toEqual([]);
  expect(brands.map(({ compiled }) => compiled.id)).toEqual(['alfa']);
});

test.each([
  'brands/base/screens/lead.json',
  'brands/base/texts.json',
  'brands/base/flows.json',
  'brands/base/brand.json',
  'brands/alfa/theme.json',
  'brands/registry.json',
  'schemas/fields/name.json',
])('%s cannot be read: that alone is told, not what follows', (path) => {
  expect(errorsOf(alfa, [[path, '{']])).toEqual([`${path}:1 json-syntax`]);
});

/** Another brand beside the first, with a logo that is not there. */
const beta = () => {
  const own = { key: 'BETA', dsProductId: 'ds-beta', logoFile: 'lgo.svg' };
  return {
    'brands/beta/brand.json': { ...ALFA, ...own },
    'brands/beta/theme.json': alfa['brands/alfa/theme.json'],
  };
};

test.each<[string, [string, string][], string[]]>([
  ['the other brand', [['brands/alfa/texts.json', '{']], ['beta image-file', 'alfa json-syntax']],
  ['what all brands extend', [['brands/base/texts.json', '{']], ['base json-syntax']],
  ['a field of the library', [['schemas/fields/name.json', '{']], ['fields json-syntax']],
])('a brand is judged unless it needs a file with an error: %s', (_, texts, expected) => {
  const found = check({ ...alfa, ...beta() }, texts).diagnostics.filter(
    ({ severity, rule }) => severity === 'error' && /json-syntax|image-file/.test(rule),
  );
  const told = found.map(({ file, rule }) => `${file.split('/')[1]} ${rule}`);
  expect([...new Set(told)].sort()).toEqual(expected.toSorted());
});

test('what only follows from an error of an earlier phase is not reported', () => {
  const brand = { ...ALFA, logoFile: 'lgo.svg', faqLnk: 'x' };
  expect(errorsOf({ ...alfa, 'brands/alfa/brand.json': brand })).toEqual([
    'brands/alfa/brand.json:29 unknown-key',
  ]);
});

test('a text that nothing shows is reported once there are no errors', () => {
  const files = { ...alfa, 'brands/alfa/texts.json': { 'alfa.unseen': 'Boas aulas' } };
  const unused = (...args: Parameters<typeof check>) =>
    check(...args).diagnostics.filter(({ rule }) => rule === 'unused-text');
  expect(unused(files).map(({ data }) => data!.key)).toContain('alfa.unseen');
  expect(unused(files, [['brands/alfa/theme.json', '{']])).toEqual([]);
});

test('each finding has the path of its value', () => {
  const theme = { light: { primary: { ...primary, main: 'red' } }, dark: { primary: byNight } };
  expect(check({ ...alfa, 'brands/alfa/theme.json': theme }).diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'value', path: 'light.primary.main' }),
  );
});
