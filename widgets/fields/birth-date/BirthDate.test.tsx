import { expect, test } from 'vitest';
import { drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { type } from '../../../tests/drawing/typing.ts';
import { BirthDate } from './BirthDate.tsx';

test('a date is typed as DD/MM/AAAA and kept as AAAA-MM-DD', () => {
  const { kept } = drawField(BirthDate);
  type(textbox(), '31121999');
  expect(textbox().value).toBe('31/12/1999');
  expect(kept()).toBe('1999-12-31');
});

test('a kept date is shown as it is typed', () => {
  drawField(BirthDate, { values: { campo: '1999-12-31' } });
  expect(textbox().value).toBe('31/12/1999');
});

test('an unfinished date is kept as it is, for the rule to refuse', () => {
  const { kept } = drawField(BirthDate);
  type(textbox(), '3112');
  expect(kept()).toBe('31/12');
});
