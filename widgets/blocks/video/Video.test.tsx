import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../../tests/drawing/draw.tsx';

function drawVideo(src: string, more: object = {}) {
  const block = { id: 'v', block: 'video', src, title: 'v.title', play: 'v.play', ...more };
  const texts = { 'v.title': 'Sobre {productName}', 'v.play': 'Assistir' };
  return draw({ files: { texts, 'screens/presentation': { blocks: [block] } } });
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Assistir' }));

test('nothing of the host is in the page before the button is pressed; its frame may play, but neither lead the page away nor open windows', () => {
  const { container } = drawVideo('https://vimeo.com/76979871');
  expect(container.innerHTML).not.toContain('vimeo');
  press();
  const frame = screen.getByTitle<HTMLIFrameElement>('Sobre Curso Alfa');
  expect(frame.src).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  expect(document.activeElement).toBe(frame);
  expect(frame.getAttribute('allow')!.split('; ').sort()).toEqual([
    'autoplay',
    'encrypted-media',
    'fullscreen',
    'picture-in-picture',
  ]);
  const sandbox = frame.getAttribute('sandbox')!.split(' ');
  expect(sandbox).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin']));
  expect(sandbox.join()).not.toMatch(/top-navigation|popups|modals|downloads|forms/);
});

test('a file is played by the browser, with its captions', () => {
  const captions = 'https://media.example.com/a.vtt';
  const { container } = drawVideo('https://media.example.com/a.mp4', { captions });
  expect(container.querySelector('video')).toBeNull();
  press();
  const video = screen.getByLabelText<HTMLVideoElement>('Sobre Curso Alfa');
  expect(video.src).toBe('https://media.example.com/a.mp4');
  expect(video.querySelector('track')!.src).toBe(captions);
});
