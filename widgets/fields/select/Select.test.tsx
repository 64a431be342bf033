import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { choose } from '../../../tests/drawing/typing.ts';
import { Select } from './Select.tsx';

const enumOptions = [
  { value: 1, label: 'Um' },
  { value: 2, label: 'Dois' },
];
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Campo' });
const offered = () => [...select().options].map(({ textContent }) => textContent);

test('nothing is chosen at first, and a choice keeps its own kind of value', () => {
  const { kept } = drawField(Select, { options: { enumOptions } });
  expect(offered()).toEqual(['Selecione', 'Um', 'Dois']);
  expect(kept()).toBeUndefined();
  choose(select(), '2');
  expect(kept()).toBe(2);
});

test('the choice can be taken back', () => {
  const { kept } = drawField(Select, { options: { enumOptions }, values: { campo: 2 } });
  expect(select().selectedOptions[0]!.textContent).toBe('Dois');
  choose(select(), '');
  expect(kept()).toBeUndefined();
});

test('with a default in the schema there is no empty choice', () => {
  const schema = { type: 'integer', default: 1 } as const;
  drawField(Select, { schema, options: { enumOptions }, values: { campo: 1 } });
  expect(offered()).toEqual(['Um', 'Dois']);
});

test('a value of enumDisabled is shown and cannot be chosen', () => {
  drawField(Select, { options: { enumOptions, enumDisabled: [2] } });
  expect([...select().options].map(({ disabled }) => disabled)).toEqual([false, false, true]);
});
