import { expect, test } from 'vitest';
import type { Frame } from '../states/frame.ts';
import type { Site } from '../site/site.ts';
import type { View } from './view.ts';
import { brandOf, framesIn, lookOf, screensOf, shownOf, statesOf } from './select-frames.ts';

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

test('a brand is shown in its own mode unless another one is chosen', () => {
  expect(lookOf(own, view(), 'alfa')).toEqual({ device: 'phone', mode: 'dark' });
  expect(lookOf(own, view({ size: 'desktop', mode: 'light' }), 'alfa')).toEqual({
    device: 'desktop',
    mode: 'light',
  });
});
