import type { Locator, Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { own } from '../support/texts.ts';
import { LONG } from '../support/long.ts';

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
  // A form without the program sends the country beside the phone; the program takes this name away.
  await expect.poll(() => hintsOf(page)).toEqual(LEAD);
  const { number } = await visit.toPayment(examPrep);
  await expect(number).toBeVisible();
  expect(await hintsOf(page)).toEqual([...CARD, 'installments', 'cpf off numeric']);
});

test('a saved address finds every field of its own', LONG, async ({ visit, page, buyer }) => {
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

  test(
    'the main button has a thick edge, and the chosen company one of its own',
    LONG,
    async ({ visit }) => {
      const payment = await visit.toPayment(english);
      await payment.number.fill('9999999999999995');
      await payment.company('Visa').check();
      const { edge, backgroundColor } = await edgeOf(payment.submit);
      expect(edge).toMatch(/^3px/);
      expect(edge).not.toContain(backgroundColor);
      const markOf = (name: string) => payment.companies.locator('label', { hasText: name });
      const [chosen, other] = [await edgeOf(markOf('Visa')), await edgeOf(markOf('Elo'))];
      expect(chosen.edge).toMatch(/^3px/);
      expect(other.edge).toMatch(/^1px/);
    },
  );

  test('the steps behind are filled, and those ahead framed', LONG, async ({ visit, page }) => {
    await visit.toPayment(english);
    const steps = page.getByRole('progressbar', { includeHidden: true }).locator('i');
    expect((await edgeOf(steps.first())).edge).toMatch(/^2px/);
    expect((await edgeOf(steps.last())).edge).toMatch(/^1px/);
  });

  test('what lies over the page has an edge', LONG, async ({ visit, page, context }) => {
    await visit.open('/lead', english, 'homologacao=on');
    await visit.payment.priced();
    const badge = page.getByRole('complementary').filter({ hasText: 'Homologação' });
    await context.setOffline(true);
    for (const over of [badge, page.getByText(own.offline)]) {
      const { edge, backgroundColor } = await edgeOf(over);
      expect(edge).toMatch(/^1px/);
      expect(edge).not.toContain(backgroundColor);
    }
    await context.setOffline(false);
  });

  for (const [colorScheme, logo] of [
    ['light', /\/logo\.svg$/],
    ['dark', /\/logo-dark\.svg$/],
  ] as const) {
    test(`the logo is that for ${colorScheme} backgrounds where the buyer's are`, async ({
      visit,
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await visit.open('/lead', english);
      const shown = () =>
        page.locator('header img').evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(shown).toMatch(logo);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns while a payment is sent', LONG, async ({ visit, page, buyer }) => {
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

test('an error is announced by a region that was there before, and stands at its field', async ({
  visit,
  page,
}) => {
  await visit.open('/lead', english);
  await page
    .locator('[aria-live="polite"]')
    .evaluateAll((regions) => regions.forEach((region) => region.setAttribute('data-before', '')));
  const said = page
    .locator('[data-before]')
    .filter({ hasText: /E.mail: insira um email válido\./ });
  await visit.lead.email.pressSequentially('ana@');
  await expect(said).toHaveCount(0);
  await visit.lead.phone.focus();
  await expect(said).toHaveCount(1);
  await expect(page.locator('[id="f.email-error"]')).toHaveText('Insira um email válido.');
});
