import { expect, test } from 'vitest';
import type { CompiledScreen } from '../contract/compiled-brand.ts';
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

test.each([plain, undefined])('a screen without a video may show nothing', (screen) => {
  expect(mediaSources(screen)).toEqual({ frames: [], files: [] });
});

test.each([
  ['to a video', plain, screenWith(frame), true],
  ['from a video', screenWith(frame), plain, true],
  ['to a video of another host', screenWith(frame), screenWith(file), true],
  ['to a video of the same host', screenWith(frame), screenWith(frame), false],
  ['between screens without one', plain, undefined, false],
])('%s', (_, from, to, expected) => {
  expect(needsNewDocument(from, to)).toBe(expected);
});
