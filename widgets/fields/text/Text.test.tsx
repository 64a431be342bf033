import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { backspace, leave, paste, type } from '../../../tests/drawing/typing.ts';
import { Text } from './Text.tsx';

test('text is kept as it is typed, with what the browser has to know of it', () => {
  const options = { autocomplete: 'given-name', inputMode: 'text', autoCapitalize: 'words' };
  const { kept } = drawField(Text, { options, placeholder: 'Ana' });
  type(textbox(), 'Ana Lima');
  expect(kept()).toBe('Ana Lima');
  expect(textbox().autocomplete).toBe('given-name');
  expect(textbox().inputMode).toBe('text');
  expect(textbox().getAttribute('autocapitalize')).toBe('words');
  expect(textbox().placeholder).toBe('Ana');
});

test.each([
  [true, 'Ana'],
  [undefined, ' Ana '],
])('leaving the field with trim: %s keeps %j', (trim, text) => {
  const { kept } = drawField(Text, { options: { trim } });
  paste(textbox(), ' Ana ');
  leave(textbox());
  expect(kept()).toBe(text);
});

test('an emptied field holds nothing, or what emptyValue says', () => {
  const first = drawField(Text, { values: { campo: 'A' } });
  backspace(textbox());
  expect(first.kept()).toBeUndefined();
  first.unmount();
  const second = drawField(Text, { values: { campo: 'A' }, options: { emptyValue: '' } });
  backspace(textbox());
  expect(second.kept()).toBe('');
});

test('a number is asked for where the schema wants one', () => {
  const { kept } = drawField(Text, { schema: { type: 'integer' } });
  type(textbox(), '42');
  expect(kept()).toBe(42);
});

test('required, error and help are exposed to assistive technology', () => {
  drawField(Text, { required: true, error: 'Insira o nome' });
  expect(textbox().required).toBe(true);
  expect(textbox().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(textbox())).toBe('Insira o nome');
});
