import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shops } from '../support/shops.ts';
import { brandOf, planOf } from '../support/sold.ts';

const COMPANIES = ['Visa', 'Mastercard', 'Elo', 'Amex', 'Hipercard', 'Diners'];

for (const shop of shops) {
  test(`[BRAND-42, BRAND-43, BRAND-79, CARD-23] ${shop.title}: companies, steps`, async ({
    visit,
  }) => {
    const payment = await visit.toPayment(shop);
    const offered = payment.companies.getByRole('radio');
    // A number that no company has leaves the choice to the buyer.
    await payment.number.fill('9999 9999 9999 9995');
    await expect(offered.first()).toBeVisible();
    const names = await offered.evaluateAll((nodes) =>
      nodes.map((node) => node.closest('label')!.textContent),
    );
    const expected = COMPANIES.filter((name) => shop !== mozambique || name !== 'Hipercard');
    expect(names).toEqual(expected);
    await expect(payment.step).toHaveAttribute('aria-valuemax', String(shop.steps.total));
    await expect(payment.step).toHaveAttribute('aria-valuenow', String(shop.steps.payment));
  });

  test(`[SCREEN-16, BRAND-44, BRAND-69] ${shop.title}: consent`, async ({ visit, sandbox }) => {
    const { page } = visit;
    await visit.open('/lead', shop);
    const { links } = (await brandOf(shop)) as never as {
      links: { test: Record<string, string> };
    };
    for (const [name, key] of [
      [/^termos de (uso|utilização)$/, 'terms'],
      ['política de privacidade', 'politics'],
    ] as const) {
      await expect(page.locator('form').getByRole('link', { name })).toHaveAttribute(
        'href',
        links.test[key]!,
      );
    }
    await expect(visit.lead.terms).not.toBeChecked();
    await visit.lead.fillPerson(visit.buyer, shop);
    await visit.lead.submit.click();
    await expect(visit.lead.errors.getByRole('link')).toHaveCount(1);
    expect(await sandbox.calls('createLead')).toHaveLength(0);
  });
}

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

test('[ENTITY-36] [CONST-35] name and amounts of the plan are shown', async ({ visit }) => {
  const { page } = visit;
  const payment = await visit.toPayment(english);
  const { name } = await planOf(english);
  await expect(page.getByText(name!)).toBeVisible();
  await expect(payment.summary).toContainText(/R\$\s958,80/);
  await expect(payment.summary).toContainText(/R\$\s1\.198,80/);
});

test('[QUERY-20, ENTITY-12, BRAND-45] success leads on with the token', async ({
  visit,
  sandbox,
}) => {
  const success = await visit.buy(examPrep);
  await success.decline();
  const [charge] = (await sandbox.state()).charges;
  const token = `sandbox-token-${charge!.id.replace('charge-', '')}`;
  const href = new URL((await success.access.getAttribute('href'))!);
  expect(href.hostname).toMatch(/^teste\./);
  expect(Object.fromEntries(href.searchParams)).toEqual({ token });
});

test('[QUERY-19] the Mozambican success button sets a password', async ({ visit }) => {
  const success = await visit.buy(mozambique);
  const href = new URL((await success.access.getAttribute('href'))!);
  expect(Object.fromEntries(href.searchParams)).toEqual({
    token: expect.stringMatching(/^sandbox-token-\d+$/),
    mode: 'CONFIRMATION',
    origin: 'checkout',
  });
});
