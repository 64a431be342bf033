import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { answeredWith } from '../support/noise.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { CONFIG } from '../support/independent-upstream/answers.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import { LONG } from '../support/long.ts';

const SEND = '/api/v1/lead/L-1/phones/send-sms';
const CHECK = '/api/v1/lead/L-1/phones/validate';
const PAUSE_S = 60;

/** lead, phone-verification, payment, success, on an upstream that sends every SMS. */
function asksForCode({ replies }: Upstream): void {
  const steps = ['lead', 'phone-verification', 'payment', 'success'].map((id, at, all) => ({
    id,
    templateId: id,
    defaultNextStepId: all[at + 1],
  }));
  const json = { ...CONFIG, checkoutFlow: { flows: [{ id: 'default', steps }] } };
  replies.set('GET /api/v1/product/WUP/config', { status: 200, json });
  replies.set(`POST ${SEND}`, { status: 200, json: { data: {} } });
  replies.set(`POST ${CHECK}`, { status: 200, json: { data: {} } });
}

const bodies = ({ seen }: Upstream, path: string) =>
  seen.filter((one) => one.path === path).map(({ body }) => body);
const code = (page: Page) => page.getByRole('textbox', { name: 'Código recebido por SMS' });
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });
const resend = (page: Page) => page.getByRole('button', { name: 'Enviar outro código' });

test('[SCREEN-04] [ROUTE-02] [CALL-20] [CALL-21] a code by SMS: once, again after a pause, a wrong one, the right one', async ({
  page,
  visit,
  upstream,
  buyer,
  noise,
}) => {
  noise.expect(answeredWith(400, 'phones/validate'));
  asksForCode(upstream);
  await page.clock.install();
  await visit.open('/lead', english);
  await visit.lead.send(buyer, english);
  await visit.at('/phone-verification');
  const sale = { productCode: 'WUP', business: 'english-online' };
  await expect(page.getByText('Enviamos um código por SMS para 11 98765-4321.')).toBeVisible();
  expect(bodies(upstream, SEND)).toEqual([sale]);
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');

  await visit.reload();
  await expect(page.getByRole('timer')).toContainText('Você pode pedir outro código em');
  await expect(resend(page)).toHaveCount(0);
  expect(bodies(upstream, SEND)).toHaveLength(1);
  await page.clock.fastForward(PAUSE_S * 1000);
  await resend(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(bodies(upstream, SEND)).toEqual([sale, sale]);

  upstream.replies.set(`POST ${CHECK}`, { status: 400, json: { message: 'no' } });
  await code(page).fill('000 000');
  await next(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Código incorreto/);
  await expect(code(page)).toBeFocused();
  await visit.at('/phone-verification');

  upstream.replies.set(`POST ${CHECK}`, { status: 200 });
  await code(page).fill('123 456');
  await next(page).click();
  await visit.at('/payment');
  expect(bodies(upstream, CHECK)).toEqual([
    { ...sale, code: '000000' },
    { ...sale, code: '123456' },
  ]);
});

test('[CALL-20] the number is corrected on the lead screen, which keeps everything, and gets a code of its own', async ({
  page,
  visit,
  upstream,
  buyer,
}) => {
  asksForCode(upstream);
  await visit.open('/lead', english, 'seller=ana');
  await visit.lead.send(buyer, english);
  await visit.at('/phone-verification');
  await page.getByRole('link', { name: 'Corrigir o número' }).click();
  await visit.at('/lead');
  await expect(visit.lead.name).toHaveValue(buyer.name);
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await expect(visit.lead.terms).toBeChecked();
  await visit.lead.phone.fill('11912345678');
  await visit.lead.submit.click();
  await visit.at('/phone-verification');
  await expect(page.getByText('Enviamos um código por SMS para 11 91234-5678.')).toBeVisible();
  expect(bodies(upstream, SEND)).toHaveLength(2);
});

test('[CALL-20] a code that could not be sent says so, and can be asked for at once', async ({
  page,
  visit,
  upstream,
  buyer,
  noise,
}) => {
  noise.expect(answeredWith(500, 'phones/send-sms'));
  asksForCode(upstream);
  upstream.replies.set(`POST ${SEND}`, { status: 500, json: {} });
  await visit.open('/lead', english);
  await visit.lead.send(buyer, english);
  await visit.at('/phone-verification');
  await expect(visit.lead.failure.words).toHaveText(GENERAL_ERROR);
  await visit.lead.failure.retry.click();
  await expect(visit.lead.failure.words).toHaveText(GENERAL_ERROR);
  await visit.lead.failure.close.click();
  await expect(page.getByText('Não conseguimos enviar o código por SMS.')).toBeVisible();
  upstream.replies.set(`POST ${SEND}`, { status: 204 });
  await resend(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test(
  '[CALL-18] [CALL-20] without the id of the lead no code can be sent: the buyer reads so and goes on to pay',
  LONG,
  async ({ page, visit, upstream, buyer, noise }) => {
    noise.expect(/createLead: Unreadable answer to POST/);
    asksForCode(upstream);
    upstream.replies.set('POST /api/v1/lead', { status: 201 });
    await visit.open('/lead', english);
    await visit.lead.send(buyer, english);
    await visit.at('/phone-verification');
    await expect(page.getByText('Não é possível confirmar o seu número agora.')).toBeVisible();
    await expect(code(page)).toHaveCount(0);
    await next(page).click();
    await visit.at('/payment');
    await visit.payment.pay(cards.approved, buyer, english);
    await visit.at('/success');
    const payment = upstream.seen.find(({ path }) => path === '/api/v2/payment')!;
    expect(payment.body).not.toHaveProperty('sfLeadId');
    expect(upstream.seen.filter(({ path }) => path === '/api/v1/lead')).toHaveLength(1);
    expect(bodies(upstream, SEND)).toEqual([]);
  },
);
