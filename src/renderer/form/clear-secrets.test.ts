// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { letGo } from './clear-secrets.ts';

test('a form that is gone keeps everything but card number and CVV', () => {
  const typed = () => ({ cardName: 'ANA LIMA', cardNumber: '4242 4242 4242 4242', cardCVV: '917' });
  const element = document.createElement('form');
  element.innerHTML = '<input name="cardName"><input name="cardNumber"><input name="cardCVV">';
  const inputs = [...element.querySelectorAll('input')];
  inputs.forEach((input) => (input.value = 'typed'));
  const values = typed();
  const form = {
    state: { formData: values },
    formElement: { current: element },
    lastReportedFormData: { formData: typed() },
  };
  const initial = typed();
  letGo(form as never, initial);
  expect(values).toEqual(typed());
  expect(initial).toEqual({ cardName: 'ANA LIMA' });
  expect(form).toMatchObject({ state: { formData: { cardName: 'ANA LIMA' } } });
  expect(JSON.stringify([form.state, form.lastReportedFormData ?? null])).not.toMatch(/4242|917/);
  expect(inputs.map(({ value }) => value)).toEqual(['typed', '', '']);
});
