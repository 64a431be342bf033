import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece, keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { AccessLink } from './AccessLink.tsx';

const target = () =>
  screen.queryByRole('link', { name: 'Acessar agora' })?.getAttribute('href') ?? undefined;

function drawLink(settings: object = {}, result: object = {}) {
  keepPurchase(result);
  drawPiece(<AccessLink text="Acessar agora" />, { settings });
}

test('[ENTITY-12] [ENTITY-39] the link carries the token of the payment', () => {
  drawLink();
  expect(target()).toBe('https://alfa.example.com/primeiro-acesso?token=T+1');
});

test.each([
  ['access: none', { access: 'none' }],
  ['displayAccessButton: false', { success: { finalSuccess: { displayAccessButton: false } } }],
])('[BRAND-91] %s: no button', (_, settings) => {
  drawLink(settings);
  expect(target()).toBeUndefined();
});
