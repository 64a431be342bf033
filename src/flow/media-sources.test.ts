import { expect, test } from 'vitest';
import type { CompiledScreen } from '../contract/compiled-brand.ts';
import type { TagManager } from '../contract/monitoring.ts';
import { mediaSources, needsNewDocument } from './media-sources.ts';

const screenWith = (...sources: object[]): CompiledScreen => ({
  blocks: sources.map((source, at) => ({ id: `v${at}`, block: 'video', source })),
});
const frame = { kind: 'frame', address: 'https://player.vimeo.com/video/1' };
const file = { kind: 'file', address: 'https://media.example.com/a.mp4' };
const plain: CompiledScreen = { blocks: [{ id: 'title', block: 'heading', text: 'A' }] };

test('a screen may show what its videos need, each origin once', () => {
  expect(mediaSources(screenWith(frame, frame, file))).toEqual({
    frames: ['https://player.vimeo.com'],
    files: ['https://media.example.com'],
  });
});

test('[BRAND-93] the video of an upsell offer counts where the offer stands', () => {
  const offer = { id: 'o', block: 'upsell-offer' } as const;
  expect(mediaSources({ blocks: [{ ...offer, video: frame }] }).frames).toEqual([
    'https://player.vimeo.com',
  ]);
  expect(mediaSources({ blocks: [offer] })).toEqual({ frames: [], files: [] });
});

const brand = {
  screens: {
    presentation: plain,
    video: screenWith(frame),
    'video/upsell': screenWith(frame),
    success: screenWith(file),
  },
};

const script = 'https://tags.example/gtm.js';
const tagManager = (isAllowed: boolean, isAllowedHere: boolean): TagManager => {
  const cardScreens = ['payment', 'payment/upgrade', 'renew/[id]'];
  return { script, isAllowed, isAllowedHere, cardScreens, texts: {} as never };
};
const here = tagManager(true, true);
const elsewhere = tagManager(true, false);
const refused = tagManager(false, false);

test.each([
  ['to a video', 'presentation', 'video', undefined, true],
  ['to a video of another host', 'video', 'success', undefined, true],
  ['to a video of the same host', 'video', 'video/upsell', undefined, false],
  ['from where the tag manager may run to a card', 'lead', 'payment', here, true],
  ['from a card to where it may run', 'payment', 'success/upsell', elsewhere, true],
  ['from a card to a card', 'payment', 'payment/upgrade', elsewhere, false],
  ['to a card after a refusal', 'lead', 'payment', refused, false],
  ['to a card where no tag manager is set', 'lead', 'payment', undefined, false],
] as const)('the way %s needs a new document: from %s to %s', (_, from, to, tags, expected) => {
  expect(needsNewDocument(brand, from, to, tags)).toBe(expected);
});
