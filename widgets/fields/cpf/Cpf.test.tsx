import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { backspace, paste, shown, type } from '../../../tests/drawing/typing.ts';
import { Cpf } from './Cpf.tsx';

test('a CPF gets its dots and its dash while it is typed', () => {
  const { kept } = drawField(Cpf);
  type(textbox(), '52998224725');
  expect(shown(textbox())).toBe('529.982.247-25|');
  expect(kept()).toBe('529.982.247-25');
});

test.each(['52998224725', ' 529 982 247 25 ', '529.982.247-25'])('%s can be pasted', (text) => {
  drawField(Cpf);
  paste(textbox(), text);
  expect(textbox().value).toBe('529.982.247-25');
});

test('an emptied field holds nothing', () => {
  const { kept } = drawField(Cpf, { values: { campo: '5' } });
  backspace(textbox());
  expect(kept()).toBeUndefined();
});

test('its error is read out with it', () => {
  drawField(Cpf, { error: 'Insira um CPF válido', options: { inputMode: 'numeric' } });
  expect(descriptionOf(textbox())).toBe('Insira um CPF válido');
  expect(textbox().getAttribute('aria-invalid')).toBe('true');
  expect(textbox().inputMode).toBe('numeric');
});
