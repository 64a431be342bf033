import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { Button, LinkButton } from './Button.tsx';

test.each([
  [undefined, 'rgb(11, 102, 105)', '54px'],
  ['primary', 'rgb(11, 102, 105)', '54px'],
  ['secondary', 'rgba(0, 0, 0, 0)', '46px'],
] as const)('a button of kind %s is %s and %s high', (kind, background, height) => {
  drawPiece(<Button kind={kind}>Pagar</Button>);
  const button = screen.getByRole('button', { name: 'Pagar' });
  const { backgroundColor, minHeight } = getComputedStyle(button);
  expect([backgroundColor, minHeight]).toEqual([background, height]);
  expect(button.hasAttribute('kind')).toBe(false);
});

test('a link looks like the button', () => {
  drawPiece(<LinkButton href="/x">Abrir</LinkButton>);
  const link = screen.getByRole('link', { name: 'Abrir' });
  expect(getComputedStyle(link).backgroundColor).toBe('rgb(11, 102, 105)');
});
