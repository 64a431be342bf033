import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { backspace, paste, putCaret, shown, type } from '../../../tests/drawing/typing.ts';
import { Cnpj } from './Cnpj.tsx';

test.each([
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
])('%s is shown as %s while it is typed', (typed, text) => {
  const { kept } = drawField(Cnpj);
  type(textbox(), typed);
  expect(shown(textbox())).toBe(`${text}|`);
  expect(kept()).toBe(text);
});

test('a CNPJ can be pasted in another spelling', () => {
  drawField(Cnpj);
  paste(textbox(), ' 11 222 333/0001 81 ');
  expect(textbox().value).toBe('11.222.333/0001-81');
});

test('Backspace over a dot takes the digit before it', () => {
  drawField(Cnpj, { values: { campo: '11.222.333/0001-81' } });
  putCaret(textbox(), 3);
  backspace(textbox());
  expect(shown(textbox())).toBe('1|2.223.330/0018-1');
});

test('its error is read out with it', () => {
  drawField(Cnpj, { error: 'Insira um CNPJ válido' });
  expect(descriptionOf(textbox())).toBe('Insira um CNPJ válido');
});
