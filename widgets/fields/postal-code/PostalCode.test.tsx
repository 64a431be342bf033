import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { paste, shown, type } from '../../../tests/drawing/typing.ts';
import { PostalCode } from './PostalCode.tsx';

test('[RULE-37] a CEP is shown as nn nnn-nnn while it is typed', () => {
  const { kept } = drawField(PostalCode, { options: { autocomplete: 'postal-code' } });
  type(textbox(), '01310100');
  expect(shown(textbox())).toBe('01 310-100|');
  expect(kept()).toBe('01 310-100');
  expect(textbox().autocomplete).toBe('postal-code');
});

test.each(['01310-100', '01.310-100', ' 01310100 '])('%s can be pasted', (text) => {
  drawField(PostalCode);
  paste(textbox(), text);
  expect(textbox().value).toBe('01 310-100');
});

test('its error is read out with it', () => {
  drawField(PostalCode, { error: 'Insira um CEP válido' });
  expect(descriptionOf(textbox())).toBe('Insira um CEP válido');
});
