import type { Page } from '@playwright/test';
import { SPECIFIED } from '../../contract/specification.ts';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { PIX_CODE, SLIP_LINE } from '../support/independent-upstream/answers.ts';
import { callOf, type Upstream } from '../support/independent-upstream/upstream.ts';
import { english, examPrep, type Shop } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';

const event: Shop = { ...english, folder: 'wsp', productCode: 'WSP', query: 'product=WSP' };
const school: Shop = {
  ...examPrep,
  folder: 'escolaconquer',
  productCode: 'ESCOLACONQUER',
  query: 'product=ESCOLACONQUER&flowId=escola',
  hasCpf: false,
};

const LINK = ['getProductConfig', 'getSeller'];
const ASKED = [...LINK, 'createLead', 'getProductV1'];

/** The calls that each story makes; together they are all that there are. */
const STORIES = {
  card: [...ASKED, 'payV2', 'sendReferer', 'verifyCard'],
  pix: [...ASKED, 'payV2'],
  slip: [...ASKED, 'payV2'],
  points: [...ASKED, 'updateLead', 'payV2'],
  tickets: [...ASKED, 'getTickets', 'payV2'],
  school: [
    ...ASKED,
    'getFranchiseRegions',
    'getFranchiseCities',
    'getFranchiseUnits',
    'updateLead',
    'getContract',
    'payV2',
    'generateContract',
  ],
  phone: [...ASKED, 'sendSms', 'validatePhone', 'payV2'],
  plan: [...LINK, 'getPlanProduct', 'createLead', 'getProductV2', 'payV2'],
  invoice: [...LINK, 'payV1'],
  recovery: [...LINK, 'getProductV1', 'renewV1'],
  renewal: [...LINK, 'getProductV1', 'renewV2'],
} satisfies Record<string, string[]>;

const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort();

function expectCalls({ seen }: Upstream, story: keyof typeof STORIES): void {
  expect(sorted(seen.map(callOf))).toEqual(sorted(STORIES[story]));
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
  expect(sorted(Object.values(STORIES).flat())).toEqual(sorted(SPECIFIED.map(({ id }) => id)));
});

test('[CALL-27] [CALL-28] [CALL-37] someone else’s upstream: a card, where the buyer comes from, and an offer', async ({
  page,
  visit,
  upstream,
}) => {
  await leave(visit, english, 'seller=ana&source=campanha-x-9&voucher=V1');
  await payByCard(visit, english);
  await select(page, 'Como você nos conheceu?').selectOption('Google');
  await expect(page.getByText('Obrigado por contar!')).toBeVisible();
  await visit.open('/custom-offer', english);
  await payByCard(visit, english);
  expectCalls(upstream, 'card');
  const paths = upstream.seen.map(({ path }) => path);
  expect(paths).toContain('/api/v1/subscription/pp-1/referer');
  expect(paths).toContain('/api/v2/subscription/pp-1/custom-sale/verify-card');
  expect(paths.filter((path) => path === '/api/v2/payment')).toHaveLength(2);
});

test('[CALL-22] [CALL-37] someone else’s upstream: Pix', async ({ visit, upstream }) => {
  await leave(visit, english, 'route=pix');
  await expect(visit.pix.summary).toContainText('600,00');
  await visit.pix.ask();
  await expect(visit.pix.code).toHaveValue(PIX_CODE);
  await visit.pix.next.click();
  await visit.at('/success');
  expectCalls(upstream, 'pix');
});

test('[CALL-22] [CALL-37] someone else’s upstream: a bank slip', async ({ visit, upstream }) => {
  await leave(visit, english, 'route=bankslip');
  await expect(visit.boleto.summary).toContainText('600,00');
  await visit.boleto.issue.click();
  await visit.at('/success');
  const shown = await visit.boleto.line.inputValue();
  expect(shown.replaceAll(/\D/g, '')).toBe(SLIP_LINE);
  expectCalls(upstream, 'slip');
});

test('[CALL-22] [CALL-37] someone else’s upstream: points', async ({ page, visit, upstream }) => {
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
  await expect(visit.payment.summary).toContainText('600 pontos');
  await visit.payment.submit.click();
  await visit.at('/success');
  expectCalls(upstream, 'points');
});

test('[CALL-10] [CALL-37] someone else’s upstream: a ticket', async ({ page, visit, upstream }) => {
  await visit.open('/lead', event);
  await visit.lead.fillPerson(visit.buyer, event);
  await visit.lead.submit.click();
  await page.getByRole('radio', { name: /Frisa da casa/ }).check();
  await expect(visit.payment.summary).toContainText('900,00');
  await payByCard(visit, event);
  expectCalls(upstream, 'tickets');
  const payment = upstream.seen.find((one) => callOf(one) === 'payV2');
  expect(payment?.body).toMatchObject({ planId: 'p-78', amount: 900 });
});

test('[CALL-16] [CALL-17] [CALL-37] someone else’s upstream: a school and its contract', async ({
  page,
  visit,
  upstream,
}) => {
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
});

test('[CALL-20] [CALL-21] [CALL-37] someone else’s upstream: a phone that is checked', async ({
  page,
  visit,
  upstream,
}) => {
  await leave(visit, english, 'flowId=telefone');
  await page.getByRole('textbox', { name: 'Código recebido por SMS' }).fill('123456');
  await next(page).click();
  await payByCard(visit, english);
  expectCalls(upstream, 'phone');
});

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

test('[CALL-24] [CALL-37] someone else’s upstream: an invoice', async ({ visit, upstream }) => {
  await visit.open('/payment/fatura-9', english);
  await visit.lead.fill(visit.buyer, english);
  await visit.payment.fill(cards.approved, visit.buyer, english);
  await visit.payment.submit.click();
  await visit.at('/success-invoice');
  expectCalls(upstream, 'invoice');
});

for (const [row, screen, story] of [
  ['CALL-25', 'recovery', 'recovery'],
  ['CALL-26', 'renew', 'renewal'],
] as const) {
  test(`[${row}] [CALL-37] someone else’s upstream: ${screen} of a subscription`, async ({
    visit,
    upstream,
  }) => {
    await visit.open(`/${screen}/assinatura-9`, english, 'partner=escola-1');
    await expect(visit.payment.summary).toContainText(/R\$\s600,00/);
    await payByCard(visit, english);
    expectCalls(upstream, story);
  });
}
