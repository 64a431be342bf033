import type { Locator } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { texts } from '../support/texts.ts';

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
    for (const over of [badge, page.getByText(texts['app.offline'])]) {
      const { edge, backgroundColor } = await edgeOf(over);
      expect(edge).toMatch(/^1px/);
      expect(edge).not.toContain(backgroundColor);
    }
    await context.setOffline(false);
  });
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
