import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { draw } from '../../tests/drawing/draw.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import type { Checkout } from '../checkout/checkout.ts';

/** Draws a screen of a plain brand for a plan with these methods; nothing leads away from it. */
async function drawAt(template: string, paymentMethods: string[] | undefined, search = '') {
  const track = vi.fn<Checkout['track']>();
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const [plan] = A_PRODUCT.plans;
  const price = { plans: [{ ...plan, paymentMethods }] };
  draw({ template, search, track, answers: { getProductV1: price, getProductV2: price } });
  await settle();
  const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
  return {
    buttons: names('button'),
    // The screen's own block names them, too.
    links: [...new Set(names('link').filter((name) => name?.startsWith('Pagar')))],
    said: names('status').join(' '),
    hasCard: screen.queryByLabelText(/^Número do cartão/) !== null,
    tracked: track.mock.calls.map(([one]) => one),
  };
}

test('[ENTITY-38] a plan without cards draws no card form, and says what it takes', async () => {
  const { buttons, links, said, hasCard } = await drawAt('payment', ['pix']);
  expect(hasCard).toBe(false);
  expect(buttons).not.toContain('Confirmar pagamento');
  expect(said).toContain('Cartão de crédito não está disponível para este plano.');
  expect(links).toEqual(['Pagar com Pix']);
});

test('[ENTITY-38] [SCREEN-30] a plan without Pix draws no button that asks for a code', async () => {
  const { buttons, links, said } = await drawAt('pix', ['creditcard']);
  expect(buttons).not.toContain('Gerar código Pix');
  expect(said).toContain('Pix não está disponível para este plano.');
  expect(links).toEqual(['Pagar com cartão']);
});

test('[ENTITY-38] [SCREEN-32] a plan without boleto draws the card where the link asks for a slip', async () => {
  const { buttons, said, hasCard } = await drawAt('payment', ['creditcard'], '?route=bankslip');
  expect(hasCard).toBe(true);
  expect(buttons).not.toContain('Gerar boleto');
  expect(said).toContain('Boleto não está disponível para este plano.');
});

test('[FLOW-12] a plan with boleto draws the slip where the link asks for it, and says nothing', async () => {
  const { buttons, said } = await drawAt('payment', ['creditcard', 'boleto'], '?route=bankslip');
  expect(buttons).toContain('Gerar boleto');
  expect(said).not.toContain('disponível');
});

test.each(['payment', 'pix', 'payment/upgrade'])(
  '[ENTITY-38] /%s of a plan that nothing can pay has help, and no button that pays',
  async (template) => {
    const { buttons, said } = await drawAt(template, ['barter']);
    expect(said).toContain('Não é possível pagar este plano por aqui agora.');
    expect(buttons.filter((name) => /pagamento|Pix|boleto/.test(name ?? ''))).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'Precisa de ajuda?' }).length).toBeGreaterThan(0);
  },
);

test('while the plan is not known the form stands as the link asks for it', async () => {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  draw({ template: 'payment', answers: { getProductV1: () => new Promise(() => {}) } });
  await settle();
  expect(screen.getByLabelText(/^Número do cartão/)).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Carregando valor' })).toBeTruthy();
});

test('a form that pays is noted for analytics with its price, one that is closed is not', async () => {
  const { tracked } = await drawAt('payment', ['creditcard']);
  expect(tracked[0]).toMatchObject({
    kind: 'paymentForm',
    plan: { id: 'alfa-anual', amount: 499 },
  });
  expect((await drawAt('payment', ['barter'])).tracked).toEqual([]);
});
