import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { wearStyles } from '../../../tests/drawing/wear-styles.ts';
import { ScreenLink } from './ScreenLink.tsx';

beforeEach(() => wearStyles());

const link = () => screen.getByRole('link', { name: 'Pagar com cartão' });

test('it leads to the screen and keeps the query', () => {
  const piece = <ScreenLink screen="payment/upsell" text="Pagar com cartão" />;
  drawPiece(piece, { search: '?seller=a' });
  expect(link().getAttribute('href')).toBe('/payment/upsell?seller=a');
});
