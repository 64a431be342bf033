import { expect, test, testWithoutJavaScript as withoutJavaScript } from '../support/fixtures.ts';
import { expectFieldError, expectNoFieldError } from './field-checks.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { Visit } from '../support/visit.ts';

const COOKIE = 'guiche-visit';
const BUYER = 'Enviaremos o acesso para';

for (const shop of [english, mozambique]) {
  withoutJavaScript(
    `${shop.title}: the card screen knows the posted lead`,
    async ({ visit, sandbox }) => {
      const { page, buyer, payment } = visit;
      await visit.postLead(shop, '/payment');
      expect(page.url()).toContain(visit.link('/payment', shop));
      await expect(payment.heading).toBeVisible();
      await expect(page.getByText(BUYER)).toContainText('***');
      expect(await sandbox.onlyBody('createLead')).toMatchObject({
        name: buyer.name,
        email: buyer.email,
        phone: shop.phone.sent,
      });
      const cookies = await page.context().cookies();
      const travelled = cookies.find(({ name }) => name === COOKIE)!;
      expect(travelled).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
      expect(decodeURIComponent(travelled.value)).not.toContain(buyer.name);
      await page.reload();
      await expect(page.getByText(BUYER)).toContainText('***');
    },
  );
}

withoutJavaScript('errors come back at their fields', async ({ visit, sandbox }) => {
  const { lead, buyer } = visit;
  await visit.page.goto(visit.link('/lead', english));
  await lead.fill({ ...buyer, name: 'Ana' }, english);
  await lead.submit.click();
  await expectFieldError(lead.name, 'Preencha com nome e sobrenome.');
  await expect(lead.name).toHaveValue('Ana');
  await expect(lead.email).toHaveValue(buyer.email);
  await expectNoFieldError(lead.email);
  await expect(lead.errors.getByRole('link')).toHaveCount(1);
  expect(await sandbox.calls('createLead')).toHaveLength(0);
});

test('a program that starts later takes the visit over, and the cookie is gone', async ({
  browser,
  visit: { buyer },
  baseURL,
}) => {
  const off = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'pt-BR' });
  const before = new Visit(await off.newPage(), buyer);
  await before.postLead(examPrep, '/payment');
  const on = await browser.newContext({ locale: 'pt-BR' });
  await on.addCookies(await off.cookies());
  const page = await on.newPage();
  await page.goto(before.page.url());
  await expect(page.getByText(BUYER)).toContainText('***');
  const hasCookie = async () => (await on.cookies()).some(({ name }) => name === COOKIE);
  await expect.poll(hasCookie).toBe(false);
  const lead = await new Visit(page, buyer).kept('dataLead');
  expect(JSON.parse(lead!)).toMatchObject({ name: buyer.name, email: buyer.email });
  await page.reload();
  await expect(page.getByText(BUYER)).toContainText('***');
  await Promise.all([off.close(), on.close()]);
});
