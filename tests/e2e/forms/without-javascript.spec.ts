import { expect, testWithoutJavaScript as test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';

test('the card form is readable, but its button waits for JavaScript', async ({ visit, page }) => {
  await page.goto(visit.link('/payment', examPrep));
  const { payment } = visit;
  await expect(payment.heading).toHaveText('Pagamento');
  for (const part of [payment.number, payment.holder, payment.expiry, payment.cvv, payment.cpf]) {
    await expect(part).toBeVisible();
  }
  await expect(payment.submit).toBeVisible();
  await expect(payment.submit).toBeDisabled();
  // Locators by text leave out what stands in noscript.
  const words = page.locator('noscript p.start-note');
  await expect(words).toBeVisible();
  await expect(words).toContainText('O pagamento com cartão precisa de JavaScript.');
  await expect(payment.submit).toHaveAccessibleDescription(
    /^Este botão só funciona com JavaScript/,
  );
  const beside = page.locator('main noscript p');
  await expect(beside).toBeVisible();
  const [said, button] = [await beside.boundingBox(), await payment.submit.boundingBox()];
  expect(button!.y - said!.y - said!.height).toBeLessThan(20);
});

test('"alterar" leads from the payment back to what was typed', async ({ visit, page, buyer }) => {
  await visit.postLead(english, '/payment');
  const edit = page.locator('main noscript').getByRole('link', { name: 'Alterar' });
  const { width, height } = (await edit.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await edit.click();
  await visit.at('/lead');
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await visit.lead.email.fill(`outra.${buyer.email}`);
  await visit.lead.submit.click();
  await visit.at('/payment');
});
