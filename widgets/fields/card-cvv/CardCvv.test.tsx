import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { paste, type } from '../../../tests/drawing/typing.ts';
import { CardCvv } from './CardCvv.tsx';

test('[SCREEN-24] digits are taken and letters are not', () => {
  const { kept } = drawField(CardCvv, { options: { inputMode: 'numeric' } });
  type(textbox(), '12a34');
  expect(textbox().value).toBe('1234');
  expect(kept()).toBe('1234');
  expect(textbox().inputMode).toBe('numeric');
});

test('a pasted code loses what stands around it', () => {
  drawField(CardCvv);
  paste(textbox(), ' CVV: 123 ');
  expect(textbox().value).toBe('123');
});

test('its error is read out with it', () => {
  drawField(CardCvv, { error: 'Insira o código de segurança' });
  expect(descriptionOf(textbox())).toBe('Insira o código de segurança');
});
