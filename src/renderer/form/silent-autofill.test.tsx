import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
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
    sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
    const answers = {
      getProductV1: A_PRODUCT,
      createLead: { leadId: 'L1' },
      payV2: { token: 'T' },
    };
    const { checkout } = draw({ template: 'payment', answers, page: { hasLead: true } });
    await settle();
    write(field('Número do cartão'), '4111111111111111');
    write(field('Nome no cartão'), String(CARD.cardName));
    write(field('Validade'), '12/2030');
    write(field('CVV'), '123');
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    const paid = checkout.client.calls.filter((one) => one.operationId === 'payV2');
    expect(JSON.stringify(paid.map(({ body }) => body))).toMatch(/visa/);
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
