import { expect, testWithoutJavaScript as test } from '../support/fixtures.ts';
import { expectFieldError, expectNoFieldError } from './field-checks.ts';
import { english, mozambique, shopOf } from '../support/shops.ts';

const COOKIE = 'guiche-visit';
const BUYER = 'Enviaremos o acesso para';

for (const shop of [english, mozambique]) {
  test(`${shop.title}: the card screen knows the posted lead`, async ({ visit, sandbox }) => {
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
  });
}

test('errors come back at their fields', async ({ visit, sandbox }) => {
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

test('points: CPF, device and code lead to the choice of how to pay', async ({ visit }) => {
  const { page, lead, buyer } = visit;
  await visit.postLead(shopOf('WUP', '&route=livelo'), '/livelo/cpf');
  for (const [fill, next] of [
    [() => lead.main.getByRole('textbox').fill(buyer.cpf), '/livelo/select-device'],
    [() => page.getByRole('radio').first().check(), '/livelo/code'],
    [() => lead.main.getByRole('textbox').fill('123456'), '/livelo/payment-method'],
    [() => page.getByRole('radio', { name: 'Cartão' }).check(), '/payment'],
  ] as const) {
    await fill();
    await lead.submit.click();
    await visit.at(next);
  }
});
