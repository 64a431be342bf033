import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './video-source.ts';

const video = (src: string, rest: object = {}) => ({
  'alfa/screens/video.json': { blocks: [{ id: 'film', block: 'video', src, ...rest }] },
});
const FILE = 'https://media.example.com/aula.mp4';

test.each([
  'https://drive.google.com/file/d/1AbC/view',
  'https://www.instagram.com/reel/Cabc/',
  'https://media.example.com/aula.avi',
])('%s is a page, not a file', (src) => {
  expect(reportsOf(rule, video(src))).toEqual([
    `alfa/screens/video.json blocks[film].src: '${src}' is the address of a page, not of a video file. Take a video of YouTube or Vimeo, or the address of the file itself, which ends in .mp4.`,
  ]);
});

test('the video of an upsell is no page either', () => {
  const upsellOffer = { upsellVIdeoPresentation: 'https://www.loom.com/share/abc' };
  expect(reportsOf(rule, { 'alfa/brand.json': { success: { upsellOffer } } })).toHaveLength(1);
});

test.each([
  ['https://legendas.example.com/aula.vtt', /not from the host of the video/],
  ['https://media.example.com/aula.srt', /not WebVTT/],
])('captions %s', (captions, said) => {
  const found = reportsOf(rule, video(FILE, { captions }));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(said);
});

test.each([
  [FILE, {}],
  ['https://media.example.com/AULA.MP4?v=2', {}],
  ['https://vimeo.com/76979871', {}],
  [FILE, { captions: 'https://media.example.com/aula.vtt' }],
])('%s with %j is fine', (src, rest) => {
  expect(reportsOf(rule, video(src, rest))).toEqual([]);
});
