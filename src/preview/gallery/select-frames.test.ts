import { expect, test } from 'vitest';
import type { Frame } from '../frame.ts';
import type { Site } from '../site.ts';
import type { View } from '../view.ts';
import {
  brandOf,
  brandsLike,
  framesIn,
  screensOf,
  shownOf,
  sideBySide,
  statesOf,
} from './select-frames.ts';

const frame = (brand: string, screen: string, state: string, isInFlow = true) =>
  ({ brand, screen, state, title: `${state}!`, isInFlow }) as Frame;
const site = {
  brands: [{ id: 'alfa' }, { id: 'beta' }],
  frames: [
    frame('alfa', 'lead', 'empty'),
    frame('alfa', 'lead', 'filled'),
    frame('alfa', 'pix', 'waiting', false),
    frame('beta', 'lead', 'empty'),
    frame('beta', 'video', 'shown'),
  ],
} as Site;
const view = (more: Partial<View> = {}): View => ({ size: 'phone', mode: 'own', ...more });
const names = (frames: readonly Frame[]) =>
  frames.map(({ brand, screen, state }) => `${brand} ${screen} ${state}`);

test.each([
  [undefined, 'alfa'],
  ['beta', 'beta'],
  ['gone', 'alfa'],
  ['all', 'all'],
])('the brand %s shows %s', (brand, shown) => {
  expect(brandOf(site, view({ brand }))).toBe(shown);
});

test('a site without brands shows all of none', () => {
  expect(brandOf({ ...site, brands: [] }, view({ brand: 'alfa' }))).toBe('all');
});

test.each<[Partial<View>, string[]]>([
  [{}, ['alfa lead empty', 'alfa lead filled']],
  [{ screen: 'all' }, ['alfa lead empty', 'alfa lead filled', 'alfa pix waiting']],
  [{ screen: 'pix' }, ['alfa pix waiting']],
  [{ state: 'filled' }, ['alfa lead filled']],
  [
    { brand: 'all' },
    ['alfa lead empty', 'alfa lead filled', 'beta lead empty', 'beta video shown'],
  ],
  [{ brand: 'all', state: 'empty' }, ['alfa lead empty', 'beta lead empty']],
  [{ brand: 'beta', screen: 'pix' }, []],
])('%j shows %j', (shown, frames) => {
  expect(names(framesIn(site, view(shown)))).toEqual(frames);
});

test('the screens to choose from, those of a link apart', () => {
  expect(screensOf(site, view())).toEqual({ inFlow: ['lead'], byLink: ['pix'] });
  expect(screensOf(site, view({ brand: 'all', screen: 'pix' }))).toEqual({
    inFlow: ['lead', 'video'],
    byLink: ['pix'],
  });
});

test('the states to choose from, with their titles', () => {
  expect([...statesOf(site, view({ state: 'filled' }))]).toEqual([
    ['empty', 'empty!'],
    ['filled', 'filled!'],
  ]);
  expect([...statesOf(site, view({ screen: 'pix' })).keys()]).toEqual(['waiting']);
});

test.each<[View['shown'], string | undefined]>([
  [undefined, undefined],
  [{ brand: 'alfa', screen: 'lead', state: 'filled' }, 'alfa lead filled'],
  [{ brand: 'alfa', screen: 'lead' }, 'alfa lead empty'],
  [{ brand: 'alfa', screen: 'lead', state: 'gone' }, 'alfa lead empty'],
  [{ brand: 'beta', screen: 'pix' }, undefined],
])('%j looks closely at %s', (shown, name) => {
  const found = shownOf(site, view({ shown }));
  expect(found && names([found.frame])[0]).toBe(name);
  if (name?.startsWith('alfa lead')) expect(found!.states).toHaveLength(2);
});

const own = {
  ...site,
  brands: [
    { id: 'alfa', name: 'Alfa', mode: 'dark' },
    { id: 'beta', name: 'Beta', mode: 'light' },
  ],
} as Site;
const [first] = own.frames;

test.each<[Partial<View>, string[]]>([
  [{ mode: 'own' }, ['alfa phone dark: ']],
  [{ mode: 'light' }, ['alfa phone light: ']],
  [{ mode: 'own', size: 'both' }, ['alfa phone dark: phone', 'alfa desktop dark: desktop']],
  [{ mode: 'both' }, ['alfa phone light: light', 'alfa phone dark: dark']],
  [{ mode: 'own', beside: 'beta' }, ['alfa phone dark: Alfa', 'beta phone light: Beta']],
  [{ mode: 'own', beside: 'alfa' }, ['alfa phone dark: ']],
  [{ mode: 'own', beside: 'gone' }, ['alfa phone dark: Alfa']],
])('%j shows side by side: %j', (more, shown) => {
  const pictures = sideBySide(own, view(more), first!);
  expect(
    pictures.map(
      ({ frame: { brand }, look, name }) => `${brand} ${look.device} ${look.mode}: ${name}`,
    ),
  ).toEqual(shown);
});

test('a brand is found by name, folder, key or area, with and without accents', () => {
  const brands = [
    { id: 'mare', name: 'Maré English', key: 'WUP', area: 'BR' },
    { id: 'live', name: 'Ao vivo', key: 'LIVE', area: 'MZ' },
  ] as Site['brands'];
  const found = (words: string) => brandsLike({ brands }, words).map(({ id }) => id);
  expect(['mare', ' MARÉ', 'wup', 'mz', 'v', 'x'].map(found)).toEqual([
    ['mare'],
    ['mare'],
    ['mare'],
    ['live'],
    ['live'],
    [],
  ]);
  expect(found('')).toEqual(['mare', 'live']);
});
