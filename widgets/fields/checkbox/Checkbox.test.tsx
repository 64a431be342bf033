import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Checkbox } from './Checkbox.tsx';

const draw = (field: Parameters<typeof drawField>[1] = {}) =>
  drawField(Checkbox, { isSelfLabelled: true, ...field });

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Campo' });

test('ticked it holds true, and false when the tick is taken back', () => {
  const { kept } = draw();
  expect(box().checked).toBe(false);
  fireEvent.click(box());
  expect([kept(), box().checked]).toEqual([true, true]);
  fireEvent.click(box());
  expect([kept(), box().checked]).toEqual([false, false]);
});

test('a box that has to be ticked is required', () => {
  draw({ required: true, schema: { type: 'boolean', const: true } });
  expect(box().required).toBe(true);
});

test('leaving it is reported, and its error is read out with it', () => {
  const { onBlur } = draw({ required: true, error: 'Marque para continuar' });
  fireEvent.blur(box());
  expect(onBlur).toHaveBeenCalledExactlyOnceWith('f.campo', undefined);
  expect(descriptionOf(box())).toBe('Marque para continuar');
  // A yes or no that is asked for may be left unticked; a box that has to be ticked may not.
  expect(box().required).toBe(false);
});
