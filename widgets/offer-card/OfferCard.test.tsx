import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { OfferCard } from './OfferCard.tsx';

const money = (amount: number) => `R$ ${amount},00`;

test('a lowered price is read out with words, the one before is struck through, and the saving is named', () => {
  const { container } = drawPiece(
    <OfferCard name="Curso" plan={{ amount: 40, standardAmount: 60 }} money={money} />,
  );
  expect(container.textContent).toBe(
    'CursoPreço atual: R$ 40,00 Preço anterior: R$ 60,00 Você economiza R$ 20,00',
  );
  expect(container.querySelector('ins')!.textContent).toBe('R$ 40,00');
  expect(container.querySelector('del')!.textContent).toBe('R$ 60,00');
  expect(container.querySelector('section')!.getAttribute('aria-busy')).toBe('false');
});

test.each([40, 30, undefined])(
  'beside a price elsewhere of %s only the own one is shown',
  (elsewhere) => {
    const { container } = drawPiece(
      <OfferCard name="Curso" plan={{ amount: 40, standardAmount: elsewhere }} money={money} />,
    );
    expect(container.textContent).toBe('CursoR$ 40,00');
  },
);

test('a price that is still loading is said to be, and its room is kept', () => {
  const { container } = drawPiece(<OfferCard name="Curso" money={money} />);
  expect(screen.getByRole('status', { name: 'Carregando valor' }).textContent).toBe('\u00a0');
  expect(container.querySelector('section')!.getAttribute('aria-busy')).toBe('true');
});
