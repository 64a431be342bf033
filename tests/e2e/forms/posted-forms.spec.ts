import type { Browser } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { Visit } from '../support/visit.ts';

const COOKIE = 'guiche-visit';
const BUYER = 'Enviaremos o acesso para';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  // The browser then refuses what the page asks it to load beforehand.
  test.beforeEach(({ noise }) =>
    noise.expect(/request failed: csp .*\/(brands|assets)\/[\w.-]+\.js/),
  );

  for (const shop of [english, mozambique]) {
    test(`${shop.title}: the lead is sent, and the card screen knows its buyer`, async ({
      visit,
      page,
      context,
      buyer,
      sandbox,
    }) => {
      await page.goto(visit.link('/lead', shop));
      const { search } = new URL(page.url());
      await visit.lead.fill(buyer, shop);
      await visit.lead.submit.click();
      await visit.at('/payment');
      expect(new URL(page.url()).search).toBe(search);
      await expect(visit.payment.heading).toBeVisible();
      await expect(page.getByText(BUYER)).toContainText('***');
      expect(await sandbox.onlyBody('createLead')).toMatchObject({
        name: buyer.name,
        email: buyer.email,
        phone: shop.phone.sent,
      });
      const cookies = await context.cookies();
      const travelled = cookies.find(({ name }) => name === COOKIE)!;
      expect(travelled).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
      expect(decodeURIComponent(travelled.value)).not.toContain(buyer.name);
      await page.reload();
      await expect(page.getByText(BUYER)).toContainText('***');
    });
  }

  test('errors come back at their fields, and nothing typed is lost', async ({
    visit,
    page,
    buyer,
    sandbox,
  }) => {
    await page.goto(visit.link('/lead', english));
    await visit.lead.fill(buyer, english);
    await visit.lead.name.fill('Ana');
    await visit.lead.submit.click();
    await expect(visit.lead.name).toHaveAttribute('aria-invalid', 'true');
    await expect(visit.lead.name).toHaveValue('Ana');
    await expect(visit.lead.email).toHaveValue(buyer.email);
    await expect(visit.lead.email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(visit.lead.errors.getByRole('link')).toHaveCount(1);
    expect(await sandbox.calls('createLead')).toHaveLength(0);
  });
});

/** The same buyer's browser with the cookies of another one and JavaScript. */
async function withJavaScript(browser: Browser, cookies: object[], address: string) {
  const context = await browser.newContext({ locale: 'pt-BR' });
  await context.addCookies(cookies as never);
  const page = await context.newPage();
  await page.goto(address);
  return { context, page };
}

test('a program that starts later takes the visit over, and the cookie is gone', async ({
  browser,
  buyer,
  baseURL,
}) => {
  const off = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
  const before = await off.newPage();
  await before.goto(`${baseURL}/lead?${examPrep.query}&visita=${buyer.id}`);
  const visit = new Visit(before, buyer);
  await visit.lead.fill(buyer, examPrep);
  await visit.lead.submit.click();
  await visit.at('/payment');
  const { context, page } = await withJavaScript(browser, await off.cookies(), before.url());
  await expect(page.getByText(BUYER)).toContainText('***');
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === COOKIE))
    .toBe(false);
  const lead = await page.evaluate(() => sessionStorage.getItem('dataLead'));
  expect(JSON.parse(lead!)).toMatchObject({ name: buyer.name, email: buyer.email });
  await page.reload();
  await expect(page.getByText(BUYER)).toContainText('***');
  await Promise.all([off.close(), context.close()]);
});
