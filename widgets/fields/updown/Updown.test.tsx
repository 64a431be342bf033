import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Updown } from './Updown.tsx';

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Campo' });

test('a number is kept as a number, between the ends of the schema', () => {
  const schema = { type: 'integer', minimum: 1, maximum: 9 } as const;
  const { kept } = drawField(Updown, { schema, values: { campo: 3 } });
  expect([field().value, field().min, field().max, field().step]).toEqual(['3', '1', '9', '1']);
  fireEvent.change(field(), { target: { value: '4' } });
  expect(kept()).toBe(4);
});

test.each([
  [{ type: 'number' }, 'any'],
  [{ type: 'number', multipleOf: 0.5 }, '0.5'],
] as const)('%j moves in steps of %s', (schema, step) => {
  drawField(Updown, { schema });
  expect(field().step).toBe(step);
});

test('an emptied field holds nothing', () => {
  const { kept } = drawField(Updown, { schema: { type: 'number' }, values: { campo: 3 } });
  fireEvent.change(field(), { target: { value: '' } });
  expect(kept()).toBeUndefined();
});
