import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { HelpLink } from './HelpLink.tsx';

test('[BRAND-67] it opens the help page of the brand beside the checkout, which learns nothing of it', () => {
  drawPiece(<HelpLink text="Ajuda" />, { settings: { faqLink: 'https://ajuda.example.com/' } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ajuda' });
  expect(link.href).toBe('https://ajuda.example.com/');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
