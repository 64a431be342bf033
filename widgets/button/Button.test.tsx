import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { wearStyles } from '../../tests/drawing/wear-styles.ts';
import { Button, LinkButton } from './Button.tsx';

beforeEach(() => wearStyles());

test.each([
  [undefined, 'rgb(11, 102, 105)', '3.375rem'],
  ['primary', 'rgb(11, 102, 105)', '3.375rem'],
  ['secondary', 'rgba(0, 0, 0, 0)', '2.875rem'],
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
