import { expect, test } from 'vitest';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { mayDiffer, pictureJobs } from './picture-jobs.ts';

const scene = (brand: string, state: string) => ({ brand, screen: 'lead', state });

test('brands of which a file of their own changed come first, then each screen of the others once', () => {
  const scenes = [scene('heir', 'empty'), scene('heir', 'errors'), scene('own', 'empty')];
  const jobs = pictureJobs(scenes, new Set(['own']), ({ mode }) => mode === 'light');
  expect(jobs.map(({ brand, state, device }) => `${brand} ${state} ${device}`)).toEqual([
    'own empty phone',
    'own empty desktop',
    'heir empty phone',
    'heir empty desktop',
    'heir errors phone',
    'heir errors desktop',
  ]);
});

const brand = (changes: object) =>
  ({
    theme: { light: { a: 1 }, dark: { a: 1 } },
    screens: { lead: 1, pix: 1 },
    ...changes,
  }) as never as CompiledBrand;

test.each([
  ['another screen', { screens: { lead: 1, pix: 2 } }, false],
  ['this screen', { screens: { lead: 2, pix: 1 } }, true],
  ['the other mode', { theme: { light: { a: 1 }, dark: { a: 2 } } }, false],
  ['this mode', { theme: { light: { a: 2 }, dark: { a: 1 } } }, true],
  ['anything around', { flows: [] }, true],
])('a change of %s', (_, changes, expected) => {
  const look = { screen: 'lead', mode: 'light' } as const;
  expect(mayDiffer(brand({}), brand(changes), look)).toBe(expected);
  expect(mayDiffer(undefined, brand({}), look)).toBe(true);
});
