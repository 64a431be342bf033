import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, drawField } from '../../../tests/drawing/draw-widget.tsx';
import { Checkboxes } from './Checkboxes.tsx';

const draw = (field: Parameters<typeof drawField>[1] = {}) =>
  drawField(Checkboxes, { isSelfLabelled: true, ...field });

const enumOptions = [
  { value: 'a', label: 'Manhã' },
  { value: 'b', label: 'Tarde' },
  { value: 'c', label: 'Noite' },
];
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('values are kept in the order of the list, not in that of the ticks', () => {
  const { kept } = draw({ options: { enumOptions } });
  fireEvent.click(box('Noite'));
  fireEvent.click(box('Manhã'));
  expect(kept()).toEqual(['a', 'c']);
  expect([box('Manhã').checked, box('Tarde').checked]).toEqual([true, false]);
});

test('a tick that is taken back takes its value along', () => {
  const { kept } = draw({
    options: { enumOptions },
    values: { campo: ['a', 'b'] },
  });
  fireEvent.click(box('Manhã'));
  expect(kept()).toEqual(['b']);
});

test('a value of enumDisabled is shown and cannot be ticked', () => {
  draw({ options: { enumOptions, enumDisabled: ['b'] } });
  expect([box('Manhã').disabled, box('Tarde').disabled]).toEqual([false, true]);
});

test('the group has the name and the error of the field', () => {
  draw({ options: { enumOptions }, error: 'Escolha um turno' });
  expect(descriptionOf(screen.getByRole('group', { name: 'Campo' }))).toBe('Escolha um turno');
});

test('each box has an id of its own, and the first that of the field', () => {
  draw({ options: { enumOptions } });
  const ids = screen.getAllByRole('checkbox').map(({ id }) => id);
  expect(ids[0]).toBe('f.campo');
  expect(new Set(ids).size).toBe(3);
});
