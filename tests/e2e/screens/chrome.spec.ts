import { expect, test } from '../support/fixtures.ts';
import { english, mozambique } from '../support/shops.ts';
import { texts } from '../support/texts.ts';

test('[SCREEN-52] [ERROR-08] dropped cookies: no form', async ({ visit, sandbox }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    // The browser says that cookies are on, and keeps none.
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await visit.open('/lead', english);
  const retry = page.getByRole('alertdialog').getByRole('link', { name: 'Tentar novamente' });
  await expect(retry).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab', 'Escape', 'Escape', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const inForm = page.locator('form :focus');
    await expect(inForm).toHaveCount(0);
  }
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  expect(await sandbox.calls('createLead')).toEqual([]);
});

test('[SCREEN-52, SCREEN-53, ERROR-08] blocked cookies: a notice', async ({ visit }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    const isBlocked = () => sessionStorage.getItem('cookies') !== 'allowed';
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => !isBlocked() });
  });
  await visit.open('/lead', english);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(texts['app.cookies']);
  const { width, height } = (await notice.boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());
  await page.evaluate(() => sessionStorage.setItem('cookies', 'allowed'));
  await notice.getByRole('link', { name: 'Tentar novamente' }).click();
  await expect(notice).toHaveCount(0);
  await expect(visit.lead.name).toBeVisible();
});

test('[BRAND-58, CONST-05, CONST-06, ENTITY-53] Mozambique: credit alone', async ({ visit }) => {
  const { page } = visit;
  const payment = await visit.toPayment(mozambique);
  await expect(payment.summary).toContainText(/12x 95,00\sMT/);
  await expect(page.getByText('12 prestações')).toBeVisible();
  await expect(payment.installments).toHaveCount(0);
  const choice = page.getByRole('radiogroup', { name: 'Forma de pagamento' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  await expect(choice.getByRole('radio', { name: 'Cartão de débito' })).toBeDisabled();
  await expect(page.getByText(/boleto|mensal/i)).toHaveCount(0);
});
