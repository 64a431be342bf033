import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Date as DateField } from './Date.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');

test('a day is asked for by the browser’s own field and kept as AAAA-MM-DD', () => {
  const { kept } = drawField(DateField);
  expect(field().type).toBe('date');
  fireEvent.change(field(), { target: { value: '2030-12-31' } });
  expect(kept()).toBe('2030-12-31');
});

test('a kept day is shown, and options of the form stay', () => {
  const values = { campo: '1999-01-02' };
  drawField(DateField, { values, options: { autocomplete: 'bday' } });
  expect(field().value).toBe('1999-01-02');
  expect(field().autocomplete).toBe('bday');
});
