import { expect, test } from '../support/fixtures.ts';
import { examPrep, shops } from '../support/shops.ts';
import { longIf } from '../support/long.ts';

test.use({ javaScriptEnabled: false });

// The browser then refuses what the page asks it to load beforehand.
test.beforeEach(({ noise }) =>
  noise.expect(/request failed: csp .*\/(brands|assets)\/[\w.-]+\.js/),
);

for (const shop of shops) {
  test(
    `${shop.title}: the lead form is visible and readable`,
    longIf(shop !== examPrep),
    async ({ visit, page }) => {
      await page.goto(visit.link('/lead', shop));
      const { lead } = visit;
      await expect(lead.heading).toHaveText('Informe seus dados');
      for (const part of [lead.name, lead.email, lead.phone, lead.terms, lead.submit]) {
        await expect(part).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'termos de uso' })).toBeVisible();
      await expect(lead.overlay).toHaveCount(0);
    },
  );
}

test('a posted lead comes back filled, and the address says nothing of it', async ({
  visit,
  page,
  buyer,
}) => {
  await page.goto(visit.link('/lead', examPrep));
  const address = page.url();
  await visit.lead.fill(buyer, examPrep);
  await visit.lead.submit.click();
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await expect(visit.lead.name).toHaveValue(buyer.name);
  await expect(page).toHaveURL(address);
});

test('the card form is readable, but its button waits for JavaScript', async ({ visit, page }) => {
  await page.goto(visit.link('/payment', examPrep));
  const { payment } = visit;
  await expect(payment.heading).toHaveText('Pagamento');
  for (const part of [payment.number, payment.holder, payment.expiry, payment.cvv, payment.cpf]) {
    await expect(part).toBeVisible();
  }
  await expect(payment.submit).toBeVisible();
  await expect(payment.submit).toBeDisabled();
});
