import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { LONG } from '../../tests/long.ts';
import { openProject } from './open-project.ts';

const BRANDS = ['base', 'families', 'wup', 'wup-mz', 'escolaconquer'];
const { root, edit, restore } = fixtureProject(BRANDS);

beforeEach(restore);
afterAll(() => rmSync(root, { recursive: true }));

test('a mistake in a brand leaves out that brand and those that extend it', LONG, () => {
  const all = [...openProject(root).show().brands.keys()];
  edit('brands/wup/flows.json', '"livelo-cpf"', '"livelo-cpx"');
  const shown = openProject(root).show().brands;
  expect(all.filter((name) => !shown.has(name))).toEqual(['wup-mz', 'wup']);
});

test('a field of the library is one of every brand that has it', LONG, () => {
  edit('schemas/fields/school-unit.json', '"type"', '"typ"');
  expect(openProject(root).show().brands.has('escolaconquer')).toBe(false);
});

test(
  'a brand that gets an error while it is shown stays, drawn with it or as it was before',
  LONG,
  () => {
    const brands = openProject(root);
    const before = brands.show().brands.get('wup')!.brand;
    edit('brands/wup/flows.json', '"livelo-cpf"', '"livelo-cpx"');
    const { brands: wrong, stale } = brands.show();
    expect(wrong.get('wup')!.brand).not.toBe(before);
    expect(stale).toEqual([]);
    edit('brands/wup/flows.json', '"steps"', '"stips"');
    const { brands: broken, stale: old } = brands.show();
    expect([broken.has('wup'), old]).toEqual([true, ['wup']]);
  },
);
