import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Time } from './Time.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');

test.each([
  ['08:30', '08:30:00'],
  ['08:30:15', '08:30:15'],
])('%s is kept with its seconds, as %s', (typed, value) => {
  const { kept } = drawField(Time);
  expect(field().type).toBe('time');
  fireEvent.change(field(), { target: { value: typed } });
  expect(kept()).toBe(value);
});

test.each([
  ['08:30:00', '08:30'],
  ['08:30:15', '08:30:15'],
])('%s is shown as %s', (campo, text) => {
  drawField(Time, { values: { campo } });
  expect(field().value).toBe(text);
});

test('an emptied field holds nothing', () => {
  const { kept } = drawField(Time, { values: { campo: '08:30:00' } });
  fireEvent.change(field(), { target: { value: '' } });
  expect(kept()).toBeUndefined();
});
