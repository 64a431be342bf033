import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Hidden } from './Hidden.tsx';

test('the value goes with the form and is not shown', () => {
  const { container } = drawField(Hidden, { values: { campo: 42 } });
  const input = container.querySelector('input')!;
  expect([input.type, input.name, input.value]).toEqual(['hidden', 'campo', '42']);
});

test('without a value it is empty', () => {
  const { container } = drawField(Hidden);
  expect(container.querySelector('input')!.value).toBe('');
});
