import { expect, test } from 'vitest';
import { soldBrands } from './brands.ts';
import { distinctWalks, everyWalk, structureOf } from './walks.ts';

test('every brand is walked, and every kind of flow', () => {
  const walks = distinctWalks(soldBrands);
  const defaults = walks.filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ brand }) => brand.id)).toEqual(soldBrands.map(({ brand }) => brand.id));
  expect(new Set(walks.map(structureOf))).toEqual(new Set(everyWalk(soldBrands).map(structureOf)));
});

test('other texts and colours are not another kind of flow', () => {
  const [one, other] = everyWalk(soldBrands).filter(
    ({ brand, isDefault }) => isDefault && ['powerhouse', 'wisergv'].includes(brand.id),
  );
  expect(one!.brand.screens).not.toEqual(other!.brand.screens);
  expect(structureOf(one!)).toBe(structureOf(other!));
});

test('another field, or another way to pay, is', () => {
  const kinds = everyWalk(soldBrands)
    .filter(({ brand }) => ['wup', 'wup-mz', 'aprovatotal'].includes(brand.id))
    .map(structureOf);
  expect(new Set(kinds).size).toBe(8);
});
