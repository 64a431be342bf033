import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { type } from '../../../tests/drawing/typing.ts';

test('a change that falls together with a redraw of the screen is not undone by it', () => {
  const { checkout, kept } = draw({ template: 'lead' });
  type(field('Nome'), 'Ana Lima');
  act(() => {
    checkout.visit.load();
    fireEvent.input(field('E-mail'), { target: { value: 'ana@mail.example' } });
  });
  expect(field('E-mail').value).toBe('ana@mail.example');
  type(field('Nome'), '!');
  expect(kept()).toMatchObject({ name: 'Ana Lima!', email: 'ana@mail.example' });
});
