import { expect, test } from 'vitest';
import { drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { type } from '../../../tests/drawing/typing.ts';
import { NumberInput } from './NumberInput.tsx';

const number = { type: 'number' } as const;

test('a number is typed with the decimal sign of the language and kept as a number', () => {
  const { kept } = drawField(NumberInput, { schema: number });
  type(textbox(), '1,50');
  expect(textbox().value).toBe('1,50');
  expect(kept()).toBe(1.5);
});

test('a kept number is shown as the language writes it', () => {
  drawField(NumberInput, { schema: number, values: { campo: 1.5 } });
  expect(textbox().value).toBe('1,5');
});

test('text that is not a number is kept as it is, for the schema to refuse', () => {
  const { kept } = drawField(NumberInput, { schema: number });
  type(textbox(), 'dois');
  expect(kept()).toBe('dois');
});

test.each([
  [{ type: 'integer', minimum: 0 }, 'numeric'],
  [{ type: 'number', minimum: 0 }, 'decimal'],
  [{ type: 'integer', minimum: -1 }, ''],
  [{ type: 'integer' }, ''],
] as const)('%j opens the keypad %j: those for numbers have no minus sign', (schema, keypad) => {
  drawField(NumberInput, { schema });
  expect(textbox().inputMode).toBe(keypad);
});
