import { expect, test } from 'vitest';
import { drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { type } from '../../../tests/drawing/typing.ts';
import { Email } from './Email.tsx';

test('the browser knows that an e-mail address is asked for', () => {
  const { kept } = drawField(Email);
  type(textbox(), 'ana@mail.example');
  expect(kept()).toBe('ana@mail.example');
  expect(textbox().type).toBe('email');
  expect(textbox().autocomplete).toBe('email');
  expect(textbox().getAttribute('autocapitalize')).toBe('none');
});

test('options of the form win', () => {
  drawField(Email, { options: { autocomplete: 'off' } });
  expect(textbox().autocomplete).toBe('off');
});
