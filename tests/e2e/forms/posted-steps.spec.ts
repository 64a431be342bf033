import type { Page } from '@playwright/test';
import { expect, PHONE, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

/** The button of the form. */
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continuar' });

/** Flows whose way to the payment has more than a lead, as their links lead to them. */
const SCHOOL = { ...english, query: 'product=ESCOLACONQUER' };
const PROFILES = { ...english, query: 'product=LIVE' };
const BUMP = { ...english, query: 'product=VC' };
const POINTS = { ...english, query: 'product=WUP&route=livelo' };

test.use({ javaScriptEnabled: false, viewport: PHONE });

// The browser then refuses what the page asks it to load beforehand.
test.beforeEach(({ noise }) =>
  noise.expect(/request failed: csp .*\/(brands|assets)\/[\w.-]+\.js/),
);

test(
  'a school is chosen list by list, then a page of words leads to the payment',
  LONG,
  async ({ visit, page, buyer, sandbox }) => {
    await page.goto(visit.link('/lead', SCHOOL));
    await visit.lead.fill(buyer, SCHOOL);
    await visit.lead.submit.click();
    await visit.at('/select-school');
    for (const at of [0, 1, 2]) {
      const list = page.getByRole('main').getByRole('combobox').nth(at);
      await expect(list).toBeEnabled();
      await list.selectOption({ index: 1 });
      await send(page).click();
    }
    await visit.at('/presentation');
    expect(await sandbox.calls('updateLead')).toHaveLength(1);
    await page.locator('button[value=continue]').click();
    await visit.at('/payment');
    await expect(page.getByText('Enviaremos o acesso para')).toContainText('***');
  },
);

test('a plan for several people is chosen, and the payment is for that one', async ({
  visit,
  page,
  buyer,
}) => {
  await page.goto(visit.link('/lead', PROFILES));
  await visit.lead.fill(buyer, PROFILES);
  await visit.lead.submit.click();
  await visit.at('/multiprofile-presentation');
  await expect(page.locator('.start-note')).toBeHidden();
  const name = await page.locator('label:has(input[type=radio]) strong').last().innerText();
  await page.getByRole('radio').last().check();
  await page.locator('button[value=continue]').click();
  await visit.at('/payment');
  await expect(page.getByRole('main')).toContainText(name);
});

test('an order bump is accepted, and the payment is for both', async ({ visit, page, buyer }) => {
  await page.goto(visit.link('/lead', BUMP));
  await visit.lead.fill(buyer, BUMP);
  await visit.lead.submit.click();
  await visit.at('/order-bump-presentation');
  const words = page.getByRole('main').locator('strong', { hasNotText: 'R$' });
  const name = await words.last().innerText();
  await page.locator('button[value=continue]').click();
  await visit.at('/payment');
  await expect(page.getByRole('main')).toContainText(name);
});

test(
  'points: CPF, device and code lead to the choice of how to pay',
  LONG,
  async ({ visit, page, buyer }) => {
    await page.goto(visit.link('/lead', POINTS));
    await visit.lead.fill(buyer, POINTS);
    await visit.lead.submit.click();
    await visit.at('/livelo/cpf');
    await page.getByRole('main').getByRole('textbox').fill(buyer.cpf);
    await send(page).click();
    await visit.at('/livelo/select-device');
    await page.getByRole('radio').first().check();
    await send(page).click();
    await visit.at('/livelo/code');
    await page.getByRole('main').getByRole('textbox').fill('123456');
    await send(page).click();
    await visit.at('/livelo/payment-method');
    await page.getByRole('radio', { name: 'Cartão' }).check();
    await send(page).click();
    await visit.at('/payment');
  },
);
