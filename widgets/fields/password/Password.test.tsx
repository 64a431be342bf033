import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { type } from '../../../tests/drawing/typing.ts';
import { Password } from './Password.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');

test('a password is not shown, and not filled in by the browser', () => {
  const { kept } = drawField(Password);
  type(field(), 'segredo');
  expect(kept()).toBe('segredo');
  expect(field().type).toBe('password');
  expect(field().autocomplete).toBe('off');
});

test('options of the form win', () => {
  drawField(Password, { options: { autocomplete: 'new-password' } });
  expect(field().autocomplete).toBe('new-password');
});
