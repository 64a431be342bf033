import type { Page } from '@playwright/test';
import { cards, newBuyer, type Buyer } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep } from '../support/shops.ts';
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

  await visit.sendLead(examPrep, { ...second, email: second.email.replace(second.id, buyer.id) });
  expect(await sandbox.calls('createLead')).toHaveLength(2);
});

test('Back after a sale: the lead is empty, Forward is success', async ({ visit, sandbox }) => {
  const { page } = visit;
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
  await visit.sendLead(english, other);
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
  await visit.sendLead(english, other);
  await expect(visit.payment.holder).toHaveValue('');
  await visit.payment.pay(cards.approved, other, english);
  await visit.at('/success');
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ name: 'Eva Reis', email: other.email });
});
