import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { paste, shown, type } from '../../../tests/drawing/typing.ts';
import { CardExpiry } from './CardExpiry.tsx';

test('[SCREEN-23] the slash comes by itself', () => {
  const { kept } = drawField(CardExpiry, { options: { autocomplete: 'cc-exp' } });
  type(textbox(), '1230');
  expect(shown(textbox())).toBe('12/30|');
  expect(kept()).toBe('12/30');
  expect(textbox().autocomplete).toBe('cc-exp');
});

test.each(['12/2030', '12-30', '12 / 30', '12/30'])('%s can be pasted', (text) => {
  drawField(CardExpiry);
  paste(textbox(), text);
  expect(textbox().value).toBe('12/30');
});

test('its error is read out with it', () => {
  drawField(CardExpiry, { error: 'Confira a validade' });
  expect(descriptionOf(textbox())).toBe('Confira a validade');
});
