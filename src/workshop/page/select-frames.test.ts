import { expect, test } from 'vitest';
import type { Frame } from '../states/frame.ts';
import type { Site, SiteBrand } from '../site/site.ts';
import type { View } from './view.ts';
import { brandOf, framesOfScreens, modeOf, screensOf, shownOf, toBrand } from './select-frames.ts';

const frame = (brand: string, screen: string, state: string, isInFlow = true) =>
  ({ brand, screen, state, isInFlow }) as Frame;
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
])('the brand %s shows %s, also behind a screen of it', (brand, shown) => {
  expect(brandOf(site, view({ brand }))?.id).toBe(shown);
  const behind = { brand: 'alfa', shown: { brand: brand ?? 'alfa', screen: 'lead' } };
  expect(brandOf(site, view(behind))?.id).toBe(shown);
});

test.each<[Partial<View>, string[]]>([
  [{}, ['alfa lead empty', 'alfa lead filled']],
  [{ screen: 'all' }, ['alfa lead empty', 'alfa lead filled', 'alfa pix waiting']],
  [{ screen: 'pix' }, ['alfa pix waiting']],
  [{ brand: 'beta', screen: 'pix' }, []],
])('%j shows %j', (shown, frames) => {
  expect(names(framesOfScreens(site, view(shown)))).toEqual(frames);
});

test.each<[Partial<View>, Partial<View>]>([
  [{ screen: 'lead', state: 'empty' }, {}],
  [{ screen: 'lead', state: 'filled' }, { state: undefined }],
  [
    { screen: 'pix', state: 'waiting' },
    { screen: undefined, state: undefined },
  ],
])('of %j, a brand that lacks it changes %j', (shown, changes) => {
  expect(toBrand(site, view(shown), 'beta')).toStrictEqual({ brand: 'beta', ...changes });
});

test('the screens to choose from, those of a link apart', () => {
  expect(screensOf(site, view())).toEqual({ inFlow: ['lead'], byLink: ['pix'] });
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

test('a brand is shown in its own mode unless another one is chosen', () => {
  const brand = { id: 'alfa', mode: 'dark' } as SiteBrand;
  expect(modeOf(view(), brand)).toBe('dark');
  expect(modeOf(view({ mode: 'light' }), brand)).toBe('light');
});
