import { expect, test } from 'vitest';
import { videoSource } from './video-source.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abcDEF-12_3?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
const UNLISTED = 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=abcDEF-12_3&t=5', YOUTUBE],
  ['https://youtu.be/abcDEF-12_3', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/abcDEF-12_3', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  // An unlisted video plays with its hash alone.
  ['https://vimeo.com/76979871/8272103f6e', UNLISTED],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', UNLISTED],
])('%s is shown in a frame', (written, address) => {
  expect(videoSource(written)).toEqual({ kind: 'frame', address });
});

test.each([
  'https://media.example.com/aula.mp4',
  'https://youtube.com.example.com/embed/abcDEF-12_3',
  // The domain tube.com, of somebody else.
  'https://youwww.tube.com/embed/abcDEF-12_3',
])('%s is a file', (address) => {
  expect(videoSource(address)).toEqual({ kind: 'file', address });
});

test.each([
  'http://vimeo.com/76979871',
  'javascript:alert(1)',
  'https://vimeo.com/76979871v',
  // Ids of YouTube have 11 characters.
  'https://youtu.be/abcDEF-12_3x',
  'https://ana@media.example.com/aula.mp4',
])('%s is none', (written) => {
  expect(videoSource(written)).toBeUndefined();
});
