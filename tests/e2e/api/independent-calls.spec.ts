import type { Page } from '@playwright/test';
import { SPECIFIED } from '../../contract/specification.ts';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { applySwitches, plansCostPoints } from '../support/independent-upstream/switches.ts';
import { callOf, type Upstream } from '../support/independent-upstream/upstream.ts';
import { english, examPrep, type Shop } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';
import { CALLS } from './calls-of-stories.ts';
import { LONG } from '../support/long.ts';

const event: Shop = { ...english, folder: 'wsp', productCode: 'WSP', query: 'product=WSP' };
const school: Shop = {
  ...examPrep,
  folder: 'escolaconquer',
  productCode: 'ESCOLACONQUER',
  query: 'product=ESCOLACONQUER&flowId=escola',
  hasCpf: false,
};

const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort();

function expectCalls({ seen }: Upstream, story: keyof typeof CALLS): void {
  expect(sorted(seen.map(callOf))).toEqual(sorted(CALLS[story]));
}

const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name });

async function payByCard(visit: Visit, shop: Shop): Promise<void> {
  await visit.payment.pay(cards.approved, visit.buyer, shop);
  await visit.at('/success');
}

async function leave(visit: Visit, shop: Shop, more = ''): Promise<void> {
  await visit.open('/lead', shop, more);
  await visit.lead.send(visit.buyer, shop);
}

test('the stories make every call of section 7', () => {
  expect(sorted(Object.values(CALLS).flat())).toEqual(sorted(SPECIFIED.map(({ id }) => id)));
});

test('[CALL-27] [CALL-28] [CALL-37] someone else’s upstream: a card, where the buyer comes from, and an offer', async ({
  page,
  visit,
  upstream,
}) => {
  await leave(visit, english, 'seller=ana&source=campanha-x-9&voucher=V1');
  await payByCard(visit, english);
  await select(page, 'Como você nos conheceu?').selectOption('Google');
  await expect(page.getByText('Obrigado por responder!')).toBeVisible();
  await visit.open('/custom-offer', english);
  await payByCard(visit, english);
  expectCalls(upstream, 'card');
  const paths = upstream.seen.map(({ path }) => path);
  expect(paths).toContain('/api/v1/subscription/pp-1/referer');
  expect(paths).toContain('/api/v2/subscription/pp-1/custom-sale/verify-card');
  expect(paths.filter((path) => path === '/api/v2/payment')).toHaveLength(2);
});

test(
  '[CALL-22] [CALL-37] someone else’s upstream: points',
  LONG,
  async ({ page, visit, upstream }) => {
    applySwitches(upstream, plansCostPoints(31500));
    await leave(visit, english, 'route=livelo');
    await visit.payment.cpf.fill(visit.buyer.cpf);
    await next(page).click();
    await page.getByRole('radio', { name: 'SMS' }).check();
    await next(page).click();
    await page.getByRole('textbox', { name: 'Código recebido' }).fill('123456');
    await next(page).click();
    await page.getByRole('radio', { name: 'Pontos Livelo' }).check();
    await next(page).click();
    await visit.at('/livelo/payment');
    await expect(visit.payment.summary).toContainText('31.500 pontos');
    await visit.payment.submit.click();
    await visit.at('/success');
    expectCalls(upstream, 'points');
  },
);

test(
  '[CALL-10] [CALL-37] someone else’s upstream: a ticket',
  LONG,
  async ({ page, visit, upstream }) => {
    await visit.open('/lead', event);
    await visit.lead.fillPerson(visit.buyer, event);
    await visit.lead.submit.click();
    await page.getByRole('radio', { name: /Frisa da casa/ }).check();
    await expect(visit.payment.summary).toContainText('900,00');
    await payByCard(visit, event);
    expectCalls(upstream, 'tickets');
    const payment = upstream.seen.find((one) => callOf(one) === 'payV2');
    expect(payment?.body).toMatchObject({ planId: 'p-78', amount: 900 });
  },
);

test(
  '[CALL-16] [CALL-17] [CALL-37] someone else’s upstream: a school and its contract',
  LONG,
  async ({ page, visit, upstream }) => {
    await leave(visit, school);
    await select(page, 'Região').selectOption('Norte da casa');
    await select(page, 'Cidade').selectOption('Cidade da casa');
    await select(page, 'Unidade').selectOption('Unidade da casa');
    await next(page).click();
    await page.getByRole('button', { name: 'Ler o contrato' }).click();
    await expect(page.getByRole('dialog')).toContainText('Contrato de outra casa');
    await page.keyboard.press('Escape');
    await payByCard(visit, school);
    await expect.poll(() => upstream.seen.map(callOf)).toContain('generateContract');
    expectCalls(upstream, 'school');
  },
);

test(
  '[CALL-20] [CALL-21] [CALL-37] someone else’s upstream: a phone that is checked',
  LONG,
  async ({ page, visit, upstream }) => {
    await leave(visit, english, 'flowId=telefone');
    await page.getByRole('textbox', { name: 'Código recebido por SMS' }).fill('123456');
    await next(page).click();
    await payByCard(visit, english);
    expectCalls(upstream, 'phone');
  },
);

test('[CALL-08] [CALL-09] [CALL-11] [CALL-37] someone else’s upstream: a link that names only a plan', async ({
  visit,
  upstream,
}) => {
  const plan = { ...english, query: 'oferta=p-77' };
  await leave(visit, plan);
  await payByCard(visit, plan);
  expectCalls(upstream, 'plan');
  const config = upstream.seen.find((one) => callOf(one) === 'getProductConfig');
  expect([config?.path, config?.query]).toEqual(['/api/v1/product/WUP/config', { planId: 'p-77' }]);
});
