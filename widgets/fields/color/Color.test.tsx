import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Color } from './Color.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');

test('a colour is chosen by the browser’s own field', () => {
  const { kept, onBlur } = drawField(Color, { values: { campo: '#ff0000' } });
  expect([field().type, field().value]).toEqual(['color', '#ff0000']);
  fireEvent.change(field(), { target: { value: '#00ff00' } });
  expect(kept()).toBe('#00ff00');
  fireEvent.blur(field());
  expect(onBlur).toHaveBeenCalledExactlyOnceWith('f.campo', '#00ff00');
});

test('without a choice it shows black and holds nothing', () => {
  const { kept } = drawField(Color);
  expect(field().value).toBe('#000000');
  expect(kept()).toBeUndefined();
});

test.each([{ disabled: true }, { readonly: true }])('%j closes it', (closed) => {
  drawField(Color, closed);
  expect(field().disabled).toBe(true);
});

test('its error is read out with it', () => {
  drawField(Color, { error: 'Escolha uma cor' });
  expect(descriptionOf(field())).toBe('Escolha uma cor');
});
