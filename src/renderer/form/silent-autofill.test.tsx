import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPayment, field, press, TOKEN } from '../../../tests/drawing/card-payment.ts';
import { CARD } from '../../../tests/drawing/buyer.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { leave } from '../../../tests/drawing/typing.ts';

const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Ways to write a value without an event: by the browser itself, by a script of the page. */
const WAYS = {
  browser: (input: HTMLInputElement, value: string) => native.call(input, value),
  script: (input: HTMLInputElement, value: string) => void (input.value = value),
};

test.each(Object.entries(WAYS))(
  'a card that a %s fills in without an event is paid with at the first press',
  async (_, write) => {
    const { sent } = await drawPayment(TOKEN);
    write(field('Número do cartão'), '4111111111111111');
    write(field('Nome no cartão'), String(CARD.cardName));
    write(field('Validade'), '12/2030');
    write(field('CVV'), '123');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(JSON.stringify(sent().map(({ body }) => body))).toMatch(/visa/);
  },
);

test('invisible characters leave a field with what is given on, and the input once it is left', () => {
  const { kept } = draw({ template: 'lead' });
  act(() => field('Nome').focus());
  act(() => {
    native.call(field('Nome'), 'Ana\u200b Maria\u00a0Lima\ufeff');
    field('Nome').dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertText' }),
    );
  });
  expect(field('Nome').value).toContain('\u200b');
  expect(kept()).toMatchObject({ name: 'Ana Maria Lima' });
  leave(field('Nome'));
  expect(field('Nome').value).toBe('Ana Maria Lima');
  expect(document.getElementById('f.name-error')!.textContent).toBe('');
});
