import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { Cover } from './Cover.tsx';

test('the loading picture of the brand is shown and read out', () => {
  drawPiece(<Cover>Um momento</Cover>);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Loading...' });
  expect(picture.getAttribute('src')).toBe('/loading.svg');
  expect(screen.getByRole('status').textContent).toBe('Um momento');
});
