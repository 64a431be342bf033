import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Transit } from './Transit.tsx';

test('the page replaces itself by the first step of the flow, which a link leads to as well', () => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...window.location, replace });
  drawPiece(<Transit text="Continuar" />, { search: '?seller=a' });
  vi.unstubAllGlobals();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/lead?seller=a');
  const link = screen.getByRole('link', { name: 'Continuar' });
  expect(link.getAttribute('href')).toBe('/lead?seller=a');
});
