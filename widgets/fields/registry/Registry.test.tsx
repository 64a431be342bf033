import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { paste, shown, type } from '../../../tests/drawing/typing.ts';
import { Registry } from './Registry.tsx';

test.each([
  ['52998224725', '529.982.247-25'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
])('%s is shown as %s: a CPF or a CNPJ', (typed, text) => {
  const { kept } = drawField(Registry);
  type(textbox(), typed);
  expect(shown(textbox())).toBe(`${text}|`);
  expect(kept()).toBe(text);
});

test('a pasted CPF takes the place of a CNPJ, in its own mask', () => {
  drawField(Registry, { values: { campo: '11.222.333/0001-81' } });
  paste(textbox(), '529 982 247 25');
  expect(textbox().value).toBe('529.982.247-25');
});

test('its error is read out with it', () => {
  drawField(Registry, { error: 'Insira um documento válido' });
  expect(descriptionOf(textbox())).toBe('Insira um documento válido');
});
