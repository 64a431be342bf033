import { expect, PHONE, testWithoutJavaScript as test } from '../support/fixtures.ts';
import { shopOf } from '../support/shops.ts';

test.use({ viewport: PHONE });

test('a school is chosen list by list, then words follow', async ({ visit, sandbox }) => {
  const { page, lead } = visit;
  await visit.postLead(shopOf('ESCOLACONQUER'), '/select-school');
  for (const at of [0, 1, 2]) {
    const list = lead.main.getByRole('combobox').nth(at);
    await expect(list).toBeEnabled();
    await list.selectOption({ index: 1 });
    await lead.submit.click();
  }
  await visit.at('/presentation');
  expect(await sandbox.calls('updateLead')).toHaveLength(1);
  await page.locator('button[value=continue]').click();
  await visit.at('/payment');
  await expect(page.getByText('Enviaremos o acesso para')).toContainText('***');
});

test('a plan for several people is chosen, and the payment is for that one', async ({ visit }) => {
  const { page, lead } = visit;
  await visit.postLead(shopOf('LIVE'), '/multiprofile-presentation');
  await expect(page.locator('.start-note')).toBeHidden();
  const name = await page.locator('label:has(input[type=radio]) strong').last().innerText();
  await page.getByRole('radio').last().check();
  await page.locator('button[value=continue]').click();
  await visit.at('/payment');
  await expect(lead.main).toContainText(name);
});

test('an order bump is accepted, and the payment is for both', async ({ visit }) => {
  const { page, lead } = visit;
  await visit.postLead(shopOf('VC'), '/order-bump-presentation');
  const name = await lead.main.locator('strong', { hasNotText: 'R$' }).last().innerText();
  await page.locator('button[value=continue]').click();
  await visit.at('/payment');
  await expect(lead.main).toContainText(name);
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
