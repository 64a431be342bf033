import type { Page } from '@playwright/test';
import { answeredWith } from '../support/noise.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { flow } from '../support/independent-upstream/flows.ts';
import { applySwitches, flowsAre } from '../support/independent-upstream/switches.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

const SEND = '/api/v1/lead/L-1/phones/send-sms';
const CHECK = '/api/v1/lead/L-1/phones/validate';
const PAUSE_S = 60;

/** lead, phone-verification, payment, success, on an upstream that sends every SMS. */
function asksForCode(upstream: Upstream): void {
  applySwitches(upstream, flowsAre(flow('default', 'lead phone-verification payment success')));
  const { replies } = upstream;
  replies.set(`POST ${SEND}`, { status: 200, json: { data: {} } });
  replies.set(`POST ${CHECK}`, { status: 200, json: { data: {} } });
}

const bodies = ({ seen }: Upstream, path: string) =>
  seen.filter((one) => one.path === path).map(({ body }) => body);
const code = (page: Page) => page.getByRole('textbox', { name: 'Código recebido por SMS' });
const resend = (page: Page) => page.getByRole('button', { name: 'Enviar outro código' });

test('[SCREEN-04, ROUTE-02, CALL-20, CALL-21] a code by SMS: again after a pause, wrong, right', async ({
  page,
  visit,
  upstream,
  noise,
}) => {
  noise.expect(answeredWith(400, 'phones/validate'));
  asksForCode(upstream);
  await page.clock.install();
  await visit.passLead(english, '/phone-verification');
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
  await visit.lead.submit.click();
  await expect(code(page)).toHaveAccessibleDescription(/Código incorreto/);
  await expect(code(page)).toBeFocused();
  await visit.at('/phone-verification');

  upstream.replies.set(`POST ${CHECK}`, { status: 200 });
  await code(page).fill('123 456');
  await visit.lead.submit.click();
  await visit.at('/payment');
  expect(bodies(upstream, CHECK)).toEqual([
    { ...sale, code: '000000' },
    { ...sale, code: '123456' },
  ]);
});

test('[CALL-20] the number is corrected on the lead screen, and gets a code of its own', async ({
  page,
  visit,
  upstream,
  buyer,
}) => {
  asksForCode(upstream);
  await visit.passLead(english, '/phone-verification', 'seller=ana');
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

test('[CALL-20] a code that was not sent is sent at a press', async ({
  page,
  visit,
  upstream,
  noise,
}) => {
  noise.expect(answeredWith(500, 'phones/send-sms'));
  asksForCode(upstream);
  upstream.replies.set(`POST ${SEND}`, { status: 500, json: {} });
  await visit.passLead(english, '/phone-verification');
  await expect(visit.lead.failure.words).toHaveText(GENERAL_ERROR);
  await visit.lead.failure.retry.click();
  await expect(visit.lead.failure.words).toHaveText(GENERAL_ERROR);
  await visit.lead.failure.close.click();
  await expect(page.getByText('Não conseguimos enviar o código por SMS.')).toBeVisible();
  upstream.replies.set(`POST ${SEND}`, { status: 204 });
  await resend(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('[CALL-18] [CALL-20] without the id of a lead no code is sent', async ({
  page,
  visit,
  upstream,
  noise,
}) => {
  noise.expect(/createLead: Unreadable answer to POST/);
  asksForCode(upstream);
  upstream.replies.set('POST /api/v1/lead', { status: 201 });
  await visit.passLead(english, '/phone-verification');
  await expect(page.getByText('Não é possível confirmar o seu número agora.')).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await visit.lead.submit.click();
  await visit.at('/payment');
  await visit.pay(english);
  const payment = upstream.seen.find(({ path }) => path === '/api/v2/payment')!;
  expect(payment.body).not.toHaveProperty('sfLeadId');
  expect(upstream.seen.filter(({ path }) => path === '/api/v1/lead')).toHaveLength(1);
  expect(bodies(upstream, SEND)).toEqual([]);
});
