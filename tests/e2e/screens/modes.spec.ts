import type { Locator, Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';

/** Attributes of each control: name, autocomplete, inputmode. */
const hintsOf = (page: Page) =>
  page
    .locator('form input:not([type=radio], [type=checkbox]), form select')
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[])
        .filter(({ name }) => name)
        .map(({ name, autocomplete, inputMode }) =>
          [name, autocomplete, inputMode].join(' ').trim(),
        ),
    );

const LEAD = ['name name', 'email email email', 'phone tel tel'];
const CARD = [
  'cardNumber cc-number numeric',
  'cardName cc-name',
  'cardExpireDate cc-exp numeric',
  'cardCVV cc-csc numeric',
];

test('a saved contact and a saved card find every field of theirs', async ({ visit, page }) => {
  await visit.open('/lead', examPrep);
  expect(await hintsOf(page)).toEqual(LEAD);
  const { number } = await visit.toPayment(examPrep);
  await expect(number).toBeVisible();
  expect(await hintsOf(page)).toEqual([...CARD, 'installments', 'cpf off numeric']);
});

test('a saved address finds every field of its own', async ({ visit, page, buyer }) => {
  const payment = await visit.toPayment(mozambique);
  await payment.fill(cards.approved, buyer, mozambique);
  await payment.toAddress.click();
  await expect(payment.address.city).toBeVisible();
  expect(await hintsOf(page)).toEqual([
    'postalCode billing postal-code numeric',
    'addressLine1 billing address-line1',
    'addressLine2 billing address-line2',
    'addressLine3 billing address-line3',
    'city billing address-level2',
    'state billing address-level1',
    'country billing country-name',
  ]);
});

test('the Enter key goes on to the next field, and at the last one sends', async ({ visit }) => {
  const payment = await visit.toPayment(examPrep);
  const hint = async (field: Locator) => {
    await field.focus();
    return field.getAttribute('enterkeyhint');
  };
  expect(await hint(payment.number)).toBe('next');
  expect(await hint(payment.cvv)).toBe('next');
  expect(await hint(payment.cpf)).toBe('go');
});

const edgeOf = (control: Locator) =>
  control.evaluate((node) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(node);
    return { edge: `${borderTopWidth} ${borderTopColor}`, backgroundColor };
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the button has an edge, and the chosen company one of its own', async ({ visit }) => {
    const payment = await visit.toPayment(english);
    await payment.number.fill(cards.approved.number);
    await expect(payment.company('Visa')).toBeChecked();
    const { edge, backgroundColor } = await edgeOf(payment.submit);
    expect(edge).toMatch(/^1px/);
    expect(edge).not.toContain(backgroundColor);
    const markOf = (name: string) => payment.companies.locator('label', { hasText: name });
    const [chosen, other] = [await edgeOf(markOf('Visa')), await edgeOf(markOf('Elo'))];
    expect(chosen.edge).toMatch(/^3px/);
    expect(other.edge).toMatch(/^1px/);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns while a payment is sent', async ({ visit, page, buyer }) => {
    const payment = await visit.toPayment(english);
    await payment.fill(cards.slow, buyer, english);
    await payment.submit.click();
    await expect(payment.submit).toHaveAttribute('aria-disabled', 'true');
    const endless = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().iterations === Infinity).length,
    );
    expect(endless).toBe(0);
  });
});

test('an error is announced where it appears, by a region that was there before', async ({
  visit,
  page,
}) => {
  await visit.open('/lead', english);
  const region = page.locator('[id="f.email-error"]');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await visit.lead.email.pressSequentially('ana@');
  await expect(region).toBeEmpty();
  await visit.lead.phone.focus();
  await expect(region).toHaveText('Insira um email válido.');
  await visit.lead.email.press('End');
  await visit.lead.email.pressSequentially('mail.example');
  await expect(region).toBeEmpty();
});
