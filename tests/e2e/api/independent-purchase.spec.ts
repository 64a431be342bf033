import pkg from '../../../package.json' with { type: 'json' };
import { cards, expiry } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import type { Seen } from '../support/independent-upstream/upstream.ts';
import { english } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';

const PAYMENT = 'POST /api/v2/payment';
const calls = (seen: Seen[]) => seen.map(({ method, path }) => `${method} ${path}`);
const ofCall = (seen: Seen[], call: string) =>
  seen.filter(({ method, path }) => `${method} ${path}` === call);

test('[SCREEN-01] [ENTITY-66] [CALL-37] [ENTITY-37] [CALL-22] a whole purchase, as someone else’s upstream sees it', async ({
  page,
  visit,
  buyer,
  upstream,
}) => {
  await visit.toPayment(english, 'seller=ana&source=campanha-x-9&voucher=V1');
  await expect(visit.payment.installments).toBeEnabled();
  await visit.payment.fill(cards.approved, buyer, english);
  await expect(page).toHaveTitle('Checkout - Curso de Outra Casa');
  await expect(page.getByText('Atendimento: Loja da Ana')).toBeVisible();
  const option = visit.payment.installments.getByRole('option').last();
  await expect(option).toHaveText(/^12x de R\$\s55,00 com juros$/);
  await visit.payment.installments.selectOption('12');
  await expect(page.getByText(/12x de R\$\s55,00 · total R\$\s660,00/).first()).toBeVisible();
  await visit.payment.submit.click();
  await visit.at('/success');
  await expect(visit.success.access).toHaveAttribute('href', /^https:.*token=tok-1$/);
  await expect(page.getByText('Ambiente de demonstração')).toHaveCount(0);

  const { business } = await brandOf(english);
  expect(calls(upstream.seen).sort()).toEqual([
    'GET /api/v1/product/WUP',
    'GET /api/v1/product/WUP',
    // Once more without the voucher: what it changes is said.
    'GET /api/v1/product/WUP',
    'GET /api/v1/product/WUP/config',
    'GET /api/v1/seller/9',
    'POST /api/v1/lead',
    PAYMENT,
  ]);
  const [seller] = ofCall(upstream.seen, 'GET /api/v1/seller/9');
  expect(seller!.query).toEqual({ seller: 'ana', operation: 'BR', product: 'WUP' });
  const asked = ofCall(upstream.seen, 'GET /api/v1/product/WUP');
  const product = asked.find(({ query }) => query.leadId && query.voucher);
  expect(product!.query).toEqual({
    planType: 'yearly',
    operation: 'BR',
    voucher: 'V1',
    email: buyer.email,
    business,
    leadId: 'L-1',
  });
  const person = { name: buyer.name, email: buyer.email, phone: english.phone.sent };
  const link = { seller: 'ana', source: 'campanha-x-9', voucher: 'V1', operation: 'BR' };
  const [lead] = ofCall(upstream.seen, 'POST /api/v1/lead');
  expect(lead!.body).toEqual({ ...person, ...link, planType: 'yearly', product: 'WUP', business });
  const [payment] = ofCall(upstream.seen, PAYMENT);
  expect(payment!.body).toEqual({
    ...person,
    ...link,
    business,
    amount: 660,
    captchaToken: '',
    paymentMethods: [
      {
        type: 'creditcard',
        amount: 660,
        installments: 12,
        card: {
          company: 'visa',
          holder: 'ANA LIMA',
          number: cards.approved.number,
          expiration: expiry,
          cvv: cards.approved.cvv,
        },
      },
    ],
    sfLeadId: 'L-1',
    plan: 'ANUAL-77',
    planId: 'p-77',
    planType: 'yearly',
    productCode: 'WUP',
  });
  expect(payment!.headers['idempotency-key']).toMatch(/^[\w-]{16,}$/);
  for (const { headers } of upstream.seen) {
    expect(headers.appversion).toBe(pkg.version);
    expect(headers.accept).toBe('application/json');
    expect(headers.cookie).toBeUndefined();
  }
});
