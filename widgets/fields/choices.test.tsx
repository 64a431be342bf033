import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { descriptionOf, drawField } from '../../tests/drawing/draw-widget.tsx';
import { choose } from '../../tests/drawing/typing.ts';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Checkboxes } from './checkboxes/Checkboxes.tsx';
import { Choice } from './choice/Choice.tsx';
import { Select } from './select/Select.tsx';
import type { WidgetProps } from './widget-props.ts';

type Widget = ComponentType<WidgetProps<never>>;

const enumOptions = [
  { value: 1, label: 'Manhã' },
  { value: 2, label: 'Tarde' },
  { value: 3, label: 'Noite' },
];
const draw = (Widget: Widget, { options = {}, ...more }: Parameters<typeof drawField>[1] = {}) =>
  drawField(Widget, {
    isSelfLabelled: Widget === Select ? undefined : true,
    options: { enumOptions, ...options },
    ...more,
  });
const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Campo' });
const offered = () => [...select().options].map(({ textContent }) => textContent);

const IN_SIGHT: [string, Widget, string, string][] = [
  ['boxes', Checkboxes, 'checkbox', 'group'],
  ['radio buttons', Choice, 'radio', 'radiogroup'],
];

test.each(IN_SIGHT)(
  '[ENTITY-53] %s: the group has name and error of the field, its first choice the id, and what is closed cannot be chosen',
  (_, Widget, role, groupRole) => {
    const { kept } = draw(Widget, { error: 'Escolha um turno', options: { enumDisabled: [2] } });
    const group = screen.getByRole(groupRole, { name: 'Campo' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(group)).toBe('Escolha um turno');
    const ids = screen.getAllByRole(role).map(({ id }) => id);
    expect(ids[0]).toBe('f.campo');
    expect(new Set(ids).size).toBe(3);
    expect([control('Manhã').disabled, control('Tarde').disabled]).toEqual([false, true]);
    control('Tarde').click();
    expect(kept()).toBeUndefined();
  },
);

test('of radio buttons one is chosen', () => {
  const { kept } = draw(Choice);
  choose(control('Noite'));
  expect([control('Manhã').checked, control('Noite').checked]).toEqual([false, true]);
  expect(kept()).toBe(3);
});

test('values of boxes are kept in the order of the list, not in that of the ticks', () => {
  const { kept } = draw(Checkboxes);
  for (const name of ['Noite', 'Tarde', 'Manhã', 'Tarde']) fireEvent.click(control(name));
  expect(kept()).toEqual([1, 3]);
  expect([control('Manhã').checked, control('Tarde').checked]).toEqual([true, false]);
});

test('a list has nothing chosen at first, keeps the kind of its values, and a choice can be taken back', () => {
  const { kept } = draw(Select, { options: { enumDisabled: [3] } });
  expect(offered()).toEqual(['Selecione', 'Manhã', 'Tarde', 'Noite']);
  const closed = [...select().options].filter(({ disabled }) => disabled);
  expect(closed.map(({ textContent }) => textContent)).toEqual(['Noite']);
  expect(kept()).toBeUndefined();
  choose(select(), '2');
  expect([kept(), select().selectedOptions[0]!.textContent]).toEqual([2, 'Tarde']);
  choose(select(), '');
  expect(kept()).toBeUndefined();
});

test('a list with a default in its schema has no empty choice', () => {
  draw(Select, { schema: { type: 'integer', default: 1 }, values: { campo: 1 } });
  expect(offered()).toEqual(['Manhã', 'Tarde', 'Noite']);
});

test('a box holds true, and false when the tick is taken back', () => {
  const { kept } = draw(Checkbox);
  expect(control('Campo').checked).toBe(false);
  for (const isOn of [true, false]) {
    fireEvent.click(control('Campo'));
    expect([kept(), control('Campo').checked]).toEqual([isOn, isOn]);
  }
});

test.each([
  ['that has to be ticked', { const: true }, true],
  ['for a yes or no that is asked for', {}, false],
])('a box %s: required, left and wrong', (_, more, isRequired) => {
  const schema = { type: 'boolean', ...more } as const;
  const { onBlur } = draw(Checkbox, { schema, required: true, error: 'Marque para continuar' });
  fireEvent.blur(control('Campo'));
  expect(onBlur).toHaveBeenCalledExactlyOnceWith('f.campo', undefined);
  expect(descriptionOf(control('Campo'))).toBe('Marque para continuar');
  expect(control('Campo').required).toBe(isRequired);
});
