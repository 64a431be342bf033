import { expect, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

test('Enter before JavaScript sends the lead at once, and nothing is in the address', async ({
  page,
  visit,
  buyer,
  sandbox,
  noise,
}) => {
  noise.expect(/ERR_ABORTED .*(assets|brands)/);
  const release = await holdProgram(page);
  await visit.openEarly('/lead', english);
  const { search } = new URL(page.url());
  await visit.lead.fill(buyer, english);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await visit.lead.email.press('Enter', { noWaitAfter: true });
  expect(new URL((await posted).url()).search).toBe(search);
  await visit.at('/payment');
  expect(new URL(page.url()).search).toBe(search);
  await expect(page.getByText('Enviaremos o acesso para')).toContainText('***');

  release();
  await hydrated(page);
  expect(await sandbox.onlyBody('createLead')).toMatchObject({
    name: buyer.name,
    email: buyer.email,
    phone: english.phone.sent,
  });
  await expect(page.getByText('Enviaremos o acesso para')).toContainText('***');
  await expect(visit.payment.errors).toHaveCount(0);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  // The program takes the visit over from the server.
  expect(JSON.parse((await visit.kept('dataLead'))!)).toMatchObject({ email: buyer.email });
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain('guiche-visit');
});

test('what is typed before JavaScript survives, with its caret', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  const release = await holdProgram(page);
  await visit.openEarly('/lead', english);
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

test(
  'Back before JavaScript, to a screen that the server did not draw: it is drawn, and works',
  LONG,
  async ({ page, visit, buyer, noise }) => {
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
  },
);
