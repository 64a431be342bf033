import { expect, test } from 'vitest';
import { inheritAlfa, shortly, sourcesOf, type ShortFiles } from '../brand-test-kit.ts';
import { nodeAt, toValue } from '../parse/node.ts';

/** base → families/kin → alfa, with more files. */
const FAMILY: ShortFiles = {
  'base/brand': { key: 'BASE', area: 'BR', stepsNumber: 4 },
  'families/kin/brand': { extends: 'base', key: 'KIN', stepsNumber: 5 },
  'alfa/brand': { extends: 'families/kin', key: 'ALFA' },
};

const alfa = (files: ShortFiles = {}, images: readonly string[] = []) =>
  inheritAlfa(sourcesOf({ ...FAMILY, ...files }, images));

test('a brand has what its ancestors say, the nearest one first', () => {
  const { merged, diagnostics } = alfa();
  expect(merged!.chain).toEqual(['base', 'families/kin', 'alfa']);
  expect(merged!.id).toBe('alfa');
  expect(toValue(merged!.brand)).toMatchObject({ key: 'ALFA', area: 'BR', stepsNumber: 5 });
  expect(diagnostics).toEqual([]);
});

test.each(['key', 'productCode', '$schema', 'placeholder', 'placeholders'])(
  "'%s' is never inherited, and every brand has its own",
  (key) => {
    const base = { area: 'BR', [key]: 'of base' };
    const without = alfa({ 'base/brand': base, 'alfa/brand': { extends: 'base' } }).merged!.brand;
    expect(toValue(without)).toEqual({ area: 'BR', extends: 'base' });
    const own = { extends: 'base', [key]: 'own' };
    const brand = alfa({ 'base/brand': base, 'alfa/brand': own }).merged!.brand;
    expect(nodeAt(brand, [key])).toMatchObject({ value: 'own' });
  },
);

test("a parent's 'extends' is not the child's, also where the child misspells its own", () => {
  const { merged } = alfa({ 'alfa/brand': { extend: 'families/kin', key: 'ALFA' } });
  expect(merged!.chain).toEqual(['base', 'families/kin', 'alfa']);
  expect(nodeAt(merged!.brand, ['extends'])).toBeUndefined();
});

test('screens merge by template id, and inherit which screen they extend, not their schema', () => {
  const { merged } = alfa({
    'base/screens/payment': { blocks: [{ id: 'a' }] },
    'base/screens/payment/upgrade': { $schema: 'x', extends: 'payment', stepNumber: 2 },
    'alfa/screens/payment/upgrade': { blocks: [{ id: 'b' }] },
  });
  expect(toValue(merged!.screens.get('payment/upgrade')!)).toEqual({
    blocks: [{ id: 'a' }, { id: 'b' }],
    stepNumber: 2,
  });
});

test("the nearest folder's image wins, and an ancestor's stands where there is no other", () => {
  const images = ['base/logo.svg', 'families/kin/logo.svg', 'alfa/icon.svg', 'base/icon.svg'];
  const found = alfa({}, [...images, 'base/loading.svg']).merged!.images;
  expect(Object.fromEntries(found)).toEqual({
    'logo.svg': 'brands/families/kin/logo.svg',
    'icon.svg': 'brands/alfa/icon.svg',
    'loading.svg': 'brands/base/loading.svg',
  });
});

test.each(['base', 'families/kin', 'alfa'])(
  'a file that cannot be read in %s is left out altogether',
  (folder) => {
    const texts = { 'base/texts': { 'a.b': 'x' }, 'families/kin/texts': {}, 'alfa/texts': {} };
    const { merged } = alfa({ ...texts, [`${folder}/texts`]: '{ no JSON' });
    expect(merged!.files.has('texts')).toBe(false);
    expect([...merged!.unreadable]).toEqual(['texts']);
  },
);

test('so is a screen, with those that extend it', () => {
  const { merged, diagnostics } = alfa({
    'base/screens/lead': '{ no JSON',
    'alfa/screens/lead': { blocks: [] },
    'alfa/screens/payment': { extends: 'lead', blocks: [] },
    'alfa/screens/pix': { blocks: [] },
  });
  expect([...merged!.screens.keys()]).toEqual(['pix']);
  expect([...merged!.unreadable].sort()).toEqual(['screens/lead', 'screens/payment']);
  expect(diagnostics).toEqual([]);
});

test('entries that name none of their parent are reported where they stand', () => {
  const { diagnostics } = alfa({
    'base/screens/lead': { blocks: [{ id: 'title' }] },
    'alfa/screens/lead': { blocks: [{ id: 'titel', $remove: true }] },
  });
  expect(shortly(diagnostics)).toEqual([
    "merge-id brands/alfa/screens/lead.json:4 There is no 'titel' to remove. Did you mean 'title'?",
  ]);
  expect(diagnostics[0]).toMatchObject({
    severity: 'error',
    data: { name: 'titel' },
    missing: { name: 'titel', list: [{ kind: 'object' }] },
  });
});
