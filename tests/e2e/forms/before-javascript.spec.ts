import { cards, expiry } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';

async function openBeforeJavaScript(visit: Visit, path: string, shop = english): Promise<void> {
  await visit.page.goto(visit.link(path, shop), { waitUntil: 'commit' });
  await visit.lead.heading.waitFor();
}

test('Enter before JavaScript: nothing is lost, nothing is in the address, the lead is sent', async ({
  page,
  visit,
  buyer,
  sandbox,
  noise,
}) => {
  noise.expect(/ERR_ABORTED .*(assets|brands)/);
  const release = await holdProgram(page);
  await openBeforeJavaScript(visit, '/lead');
  const address = page.url();
  await visit.lead.fill(buyer, english);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await visit.lead.email.press('Enter', { noWaitAfter: true });
  expect(new URL((await posted).url()).search).toBe(new URL(address).search);
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await expect(page).toHaveURL(address);
  expect(await sandbox.calls('createLead')).toHaveLength(0);

  release();
  await visit.at('/payment');
  expect(await sandbox.onlyBody('createLead')).toMatchObject({
    name: buyer.name,
    email: buyer.email,
    phone: english.phone.sent,
  });
  await expect(visit.payment.alert).toHaveCount(0);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('Enter before JavaScript sends the lead, and nothing on the screen that follows', async ({
  page,
  visit,
  buyer,
  sandbox,
  noise,
}) => {
  noise.expect(/ERR_ABORTED .*(assets|brands)/);
  const release = await holdProgram(page);
  await page.goto(visit.link('/lead', examPrep, 'route=pix'), { waitUntil: 'commit' });
  await visit.lead.fill(buyer, examPrep);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await visit.lead.email.press('Enter', { noWaitAfter: true });
  await posted;
  await expect(visit.lead.email).toHaveValue(buyer.email);
  release();
  await visit.at('/pix');
  await expect(visit.pix.generate).toBeVisible();
  await expect(visit.pix.summary).toContainText('R$');
  expect(await sandbox.calls('payV2')).toHaveLength(0);
});

test('what is typed while a reload is under way wins over what was kept', async ({
  page,
  visit,
  buyer,
  noise,
}) => {
  noise.expect(/ERR_ABORTED .*(assets|brands)/);
  await visit.open('/lead', english);
  await visit.lead.fillPerson(buyer, english);
  const release = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await visit.lead.heading.waitFor();
  await visit.lead.name.fill('Eva Souza');
  release();
  await hydrated(page);
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await expect(visit.lead.name).toHaveValue('Eva Souza');
});

test('Enter too early on an incomplete lead: what is missing is said, what was typed stays', async ({
  page,
  visit,
  buyer,
  noise,
}) => {
  noise.expect(/ERR_ABORTED .*(assets|brands)/);
  const release = await holdProgram(page);
  await openBeforeJavaScript(visit, '/lead');
  await visit.lead.name.fill(buyer.name);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await visit.lead.name.press('Enter', { noWaitAfter: true });
  await posted;
  await expect(visit.lead.name).toHaveValue(buyer.name);
  release();
  await expect(visit.lead.email).toBeFocused();
  await expect(visit.lead.alert.getByRole('link')).toHaveCount(3);
  await expect(visit.lead.name).toHaveValue(buyer.name);
});

test('what is typed before JavaScript survives it, and so does the caret', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  const release = await holdProgram(page);
  await openBeforeJavaScript(visit, '/lead');
  const { lead } = visit;
  await lead.terms.check();
  await lead.phone.fill('11987654321');
  await lead.email.fill(buyer.email);
  await lead.name.fill('Ana Lma');
  await lead.name.focus();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await lead.name.press(key);
  release();
  await hydrated(page);
  await expect(lead.name).toBeFocused();
  await page.keyboard.type('i');
  await expect(lead.name).toHaveValue('Ana Lima');
  await expect(lead.email).toHaveValue(buyer.email);
  await expect(lead.phone).toHaveValue('11 98765-4321');
  await expect(lead.terms).toBeChecked();
  await lead.submit.click();
  await visit.at('/payment');
  expect(await sandbox.onlyBody('createLead')).toMatchObject({ name: 'Ana Lima' });
});

test('a card typed before JavaScript is kept in the page alone, and pays', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  const release = await holdProgram(page);
  await openBeforeJavaScript(visit, '/payment', examPrep);
  const { payment, lead } = visit;
  await expect(payment.submit).toBeDisabled();
  await lead.fill(buyer, examPrep);
  await payment.number.fill(cards.approved.number);
  await payment.holder.fill('ANA LIMA');
  await payment.expiry.fill(expiry);
  await payment.cvv.fill(cards.approved.cvv);
  await payment.cpf.fill(buyer.cpf);
  const address = page.url();
  await payment.cvv.press('Enter');
  await expect(page).toHaveURL(address);
  release();
  await hydrated(page);
  await expect(payment.number).toHaveValue(cards.approved.shown);
  await expect(payment.company('Visa')).toBeChecked();
  await payment.submit.click();
  await visit.at('/success');
  expect(await sandbox.chargeCount()).toBe(1);
});

test('Back before JavaScript, to a screen that the server did not draw: it is drawn, and works', async ({
  page,
  visit,
  buyer,
  noise,
}) => {
  noise.expect(/ERR_ABORTED .*(assets|brands)/);
  await visit.toPayment(english);
  const release = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await visit.payment.heading.waitFor();
  await page.goBack({ waitUntil: 'commit' });
  release();
  await visit.at('/lead');
  await expect(visit.lead.heading).toHaveText('Informe seus dados');
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await visit.lead.submit.click();
  await visit.at('/payment');
});
