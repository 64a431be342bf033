import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField, fieldMarkup } from '../../../tests/drawing/draw-widget.tsx';
import { DateTime } from './DateTime.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');
/** The moment that the buyer's clock calls 31 December 2030, 08:30. */
const MOMENT = new Date(2030, 11, 31, 8, 30).toISOString();

test('a moment is asked for in the buyer’s own time and kept in UTC', () => {
  const { kept } = drawField(DateTime);
  expect(field().type).toBe('datetime-local');
  fireEvent.change(field(), { target: { value: '2030-12-31T08:30' } });
  expect(kept()).toBe(MOMENT);
});

test('a kept moment is shown in the buyer’s own time', () => {
  drawField(DateTime, { values: { campo: MOMENT } });
  expect(field().value).toMatch(/^2030-12-31T08:30/);
});

test('the server, which does not know the time zone, shows none', () => {
  const html = fieldMarkup(DateTime, { values: { campo: MOMENT } });
  expect(html).not.toContain('2030');
});
