import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Restart } from './Restart.tsx';

test('[ENTITY-15] the way to the beginning keeps the query as it came', () => {
  drawPiece(<Restart text="Recomeçar" />, { search: '?seller=a%20b&query_paramX=1' });
  const link = screen.getByRole('link', { name: 'Recomeçar' });
  expect(link.getAttribute('href')).toBe('/lead?seller=a%20b');
});
