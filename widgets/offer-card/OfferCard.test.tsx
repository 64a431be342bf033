import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { OfferCard } from './OfferCard.tsx';

test('name and price are shown, and the price elsewhere is struck through', () => {
  const { container } = drawPiece(
    <OfferCard name="Curso" price="R$ 40" standardPrice="R$ 60" waiting="Carregando valor" />,
  );
  expect(container.textContent).toBe('CursoR$ 40R$ 60');
  expect(container.querySelector('s')!.textContent).toBe('R$ 60');
  expect(container.querySelector('section')!.getAttribute('aria-busy')).toBe('false');
});

test('a price that is still loading is said to be, and its room is kept', () => {
  const { container } = drawPiece(<OfferCard name="Curso" waiting="Carregando valor" />);
  expect(screen.getByRole('status', { name: 'Carregando valor' }).textContent).toBe('\u00a0');
  expect(container.querySelector('section')!.getAttribute('aria-busy')).toBe('true');
});
