import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Guarantee } from './Guarantee.tsx';

test('the promise and its terms are read, its picture is not', () => {
  const { container } = drawPiece(<Guarantee title="7 dias" text="Devolvemos tudo." />);
  expect(screen.getByText('7 dias')).toBeTruthy();
  expect(screen.getByText('Devolvemos tudo.')).toBeTruthy();
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});
