import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Range } from './Range.tsx';

const schema = { type: 'integer', minimum: 1, maximum: 12 } as const;
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Campo' });
/** The number beside the slider. */
const shownNumber = () => document.querySelector('output')!.textContent;

test('a number between two ends is chosen, and shown beside the slider', () => {
  const { kept } = drawField(Range, { schema, values: { campo: 3 } });
  expect([slider().min, slider().max, slider().step]).toEqual(['1', '12', '1']);
  expect(shownNumber()).toBe('3');
  fireEvent.change(slider(), { target: { value: '7' } });
  expect(kept()).toBe(7);
  expect(shownNumber()).toBe('7');
});

test.each([
  [{ type: 'number', multipleOf: 0.5 }, '0.5'],
  [{ type: 'number' }, 'any'],
] as const)('%j moves in steps of %s', (other, step) => {
  drawField(Range, { schema: other });
  expect(slider().step).toBe(step);
});

test('a decimal is written as the language writes it', () => {
  const decimal = { type: 'number', minimum: 0, maximum: 3, multipleOf: 0.5 } as const;
  drawField(Range, { schema: decimal, values: { campo: 1.5 } });
  expect(shownNumber()).toBe('1,5');
});

test('without a value it holds nothing until it is moved', () => {
  const { kept } = drawField(Range, { schema });
  expect(kept()).toBeUndefined();
});

test.each([{ disabled: true }, { readonly: true }])('%j closes it', (closed) => {
  drawField(Range, { schema, ...closed });
  expect(slider().disabled).toBe(true);
});
