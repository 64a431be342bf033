import type { Page } from '@playwright/test';
import { cards, expiry, newBuyer, type Buyer } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';
import { leftIn } from './kept.ts';

const BOUGHT = 'Compra realizada com sucesso!';

/** 'ana+1@exemplo.com.br' as the payment screen shows it. */
const masked = ({ email }: Buyer) => `${email[0]}***${email.slice(email.indexOf('@'))}`;

const buyerLine = (page: Page) => page.getByText('Enviaremos o acesso para');
const notYou = (page: Page) => page.getByRole('link', { name: 'Não é você?' });

async function isEmpty({ lead }: Visit): Promise<void> {
  for (const field of [lead.name, lead.email, lead.phone]) await expect(field).toHaveValue('');
  await expect(lead.terms).not.toBeChecked();
}

/** All that the browser keeps for this page, decoded; entries that name a buyer or a purchase of theirs. */
async function traces(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = (await leftIn(page)).map((text) => decodeURIComponent(text));
  return kept.filter((text) => words.some((word) => text.includes(word)));
}

for (const shop of [examPrep, mozambique]) {
  test(`${shop.title}: personal answers go with the sale, success stays`, async ({ visit }) => {
    const { page, buyer } = visit;
    const personal = ['ANA LIMA', expiry, '529.982', '5299', 'addressLine', 'postalCode', '"city"'];
    const payment = await visit.toFilledPayment(shop);
    await expect
      .poll(() => traces(page, personal), 'the form keeps them until then')
      .not.toEqual([]);
    await payment.confirm(shop);
    await visit.at('/success');
    await expect(visit.success.heading).toHaveText(BOUGHT);
    await expect.poll(() => traces(page, personal)).toEqual([]);
    await visit.reload();
    await expect(visit.success.heading).toHaveText(BOUGHT);
    if (shop.hasUpsell) await visit.success.decline();
    await expect(visit.success.access).toBeVisible();
    expect(await traces(page, personal)).toEqual([]);
    expect(await traces(page, [buyer.email]), 'an upsell needs the lead').not.toEqual([]);
  });
}

test('a second buyer opens the link in the same tab after a sale: nothing of the first one is left', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  await visit.buy(examPrep);
  await expect(visit.success.heading).toHaveText(BOUGHT);
  const second = newBuyer();
  await page.goto(`/lead?${examPrep.query}`);
  await hydrated(page);
  await isEmpty(visit);
  expect(await traces(page, [buyer.id, buyer.name, '529', 'sandbox-token'])).toEqual([]);

  await visit.lead.send({ ...second, email: second.email.replace(second.id, buyer.id) }, examPrep);
  await visit.at('/payment');
  expect(await sandbox.calls('createLead')).toHaveLength(2);
});

test('Back to the lead form after a sale: it is empty, and Forward leads to success', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.buy(english);
  await expect(visit.success.heading).toHaveText(BOUGHT);
  await page.goBack();
  await visit.at('/payment');
  await page.goBack();
  await visit.at('/lead');
  await isEmpty(visit);
  await page.goForward();
  await page.goForward();
  await visit.at('/success');
  await expect(visit.success.heading).toHaveText(BOUGHT);
  await page.goBack();
  await page.goBack();
  await isEmpty(visit);

  const other = { ...visit.buyer, name: 'Eva Reis', email: `eva${visit.buyer.email}` };
  await visit.lead.send(other, english);
  await visit.at('/payment');
  await expect(buyerLine(page)).toContainText(other.email);
  await visit.payment.pay(cards.approved, other, english);
  await visit.at('/success');
  const sent = await sandbox.calls('payV2');
  expect(sent.map(({ body }) => (body as { email: string }).email)).toEqual([
    visit.buyer.email,
    other.email,
  ]);
  expect(await sandbox.chargeCount()).toBe(2);
});

test('the payment says for whom it is; others begin anew', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await visit.toFilledPayment(english);
  await expect(buyerLine(page)).toContainText(`Enviaremos o acesso para ${buyer.email}`);
  await visit.reload();
  await expect(buyerLine(page)).toContainText(buyer.email);
  await visit.open('/payment', english);
  await expect(buyerLine(page)).toContainText(masked(buyer));
  await notYou(page).click();
  await visit.at('/lead');
  await hydrated(page);
  await isEmpty(visit);
  expect(await traces(page, [buyer.email, 'ANA LIMA'])).toEqual([]);

  const other = { ...buyer, name: 'Eva Reis', email: `eva${buyer.email}` };
  await visit.lead.send(other, english);
  await visit.at('/payment');
  await expect(visit.payment.holder).toHaveValue('');
  await visit.payment.pay(cards.approved, other, english);
  await visit.at('/success');
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ name: 'Eva Reis', email: other.email });
});

test('a payment in doubt outlives "não é você?"', async ({ page, visit, sandbox, noise }) => {
  noise.expect(/502 .*payment/);
  const payment = await visit.toFilledPayment(english, cards.lost);
  await payment.confirm(english);
  await payment.failure.close.click();
  await notYou(page).click();
  await visit.at('/lead');
  await hydrated(page);
  const doubts = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('guiche.tabPayment.')),
  );
  expect(doubts).toHaveLength(1);
  expect(await sandbox.keys()).toHaveLength(1);
  await isEmpty(visit);
});

test('Pix says for whom it is', async ({ page, visit }) => {
  await visit.passLead(english, '/pix', 'route=pix');
  await expect(buyerLine(page)).toContainText(visit.buyer.email);
});

test('the line does not move anything when the program comes', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit.toPayment(english);
  const release = await holdProgram(page);
  await page.goto(page.url(), { waitUntil: 'commit' });
  await expect(buyerLine(page)).toBeVisible();
  await expect(notYou(page)).toBeHidden();
  const before = await visit.payment.number.boundingBox();
  release();
  await expect(buyerLine(page)).toContainText(masked(visit.buyer));
  await expect(notYou(page)).toBeVisible();
  expect(await visit.payment.number.boundingBox()).toEqual(before);
});
