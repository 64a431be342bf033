import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Testimonial } from './Testimonial.tsx';

test('the words are a quotation, and its figure names who said them', () => {
  drawPiece(<Testimonial quote="Aprendi muito." author="Ana" about="Turma de 2025" />);
  const figure = screen.getByRole('figure');
  expect(figure.querySelector('blockquote')!.textContent).toBe('Aprendi muito.');
  expect(figure.querySelector('figcaption')!.textContent).toBe('AnaTurma de 2025');
});

test('nothing has to be known of the person but the name', () => {
  drawPiece(<Testimonial quote="Aprendi muito." author="Ana" />);
  expect(screen.getByRole('figure').querySelector('figcaption')!.textContent).toBe('Ana');
});
