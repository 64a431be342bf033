import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { CardCvv } from './CardCvv.tsx';

test('its error is read out with it, and where on the card it stands', () => {
  drawField(CardCvv, { error: 'Insira o código de segurança' });
  expect(descriptionOf(textbox())).toBe(
    'Insira o código de segurança 3 dígitos no verso; no Amex, 4 na frente',
  );
});

test('the empty field says how many digits the chosen company has, and another picture shows where', () => {
  const { scope, container } = drawField(CardCvv, { options: { companyField: 'company' } });
  const picture = () => container.querySelector('svg')!.innerHTML;
  const back = picture();
  expect(textbox().placeholder).toBe('3 dígitos');
  act(() => scope.take({ company: 'american_express' }));
  expect(textbox().placeholder).toBe('4 dígitos');
  expect(picture()).not.toBe(back);
  act(() => scope.take({ company: 'visa' }));
  expect([textbox().placeholder, picture()]).toEqual(['3 dígitos', back]);
});
