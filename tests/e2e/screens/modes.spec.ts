import type { Locator, Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';
import { own } from '../support/texts.ts';

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

test('[ENTITY-43] inputs are named for what browsers save', async ({ visit }) => {
  const { page } = visit;
  await visit.open('/lead', examPrep);
  // A form without the program sends the country beside the phone; the program takes this name away.
  await expect.poll(() => hintsOf(page)).toEqual(LEAD);
  await expect(visit.lead.terms).toHaveAttribute('name', 'terms');
  const payment = await visit.toPayment(examPrep);
  await expect(payment.number).toBeVisible();
  await expect(payment.company('Visa')).toHaveAttribute('name', 'cardCompany');
  expect(await hintsOf(page)).toEqual([...CARD, 'installments', 'cpf off numeric']);
  // Enter goes on to the next field, and at the last one sends.
  for (const [field, hint] of [
    [payment.number, 'next'],
    [payment.cvv, 'next'],
    [payment.cpf, 'go'],
  ] as const) {
    await field.focus();
    await expect(field).toHaveAttribute('enterkeyhint', hint);
  }
});

const edgeOf = (control: Locator) =>
  control.evaluate((node) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(node);
    return { edge: `${borderTopWidth} ${borderTopColor}`, backgroundColor };
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the main button and the chosen company have a thick edge', async ({ visit }) => {
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
  });

  test('what lies over the page has an edge', async ({ visit, page, context }) => {
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
    test(`the logo is that for ${colorScheme} backgrounds`, async ({ visit }) => {
      const { page } = visit;
      await page.emulateMedia({ colorScheme });
      await visit.open('/lead', english);
      const shown = () => visit.lead.logo.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(shown).toMatch(logo);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns while a payment is sent', async ({ visit, page }) => {
    const payment = await visit.toFilledPayment(english, cards.slow);
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
