import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { examPrep } from '../support/shops.ts';
import { due } from '../support/shown.ts';
import { tellShownIsCharged } from './shown-is-charged-stories.ts';

tellShownIsCharged(test, true);

test('on a phone the amount and the button are in sight, and hide no field that takes the focus', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await visit.toPayment(examPrep);
  await visit.payment.priced();
  await expect(visit.payment.submit).toBeInViewport({ ratio: 1 });
  await expect(due(page)).toBeInViewport({ ratio: 1 });
  const stops = await page.locator('form input, form select').count();
  await visit.payment.number.focus();
  for (let at = 0; at < stops; at += 1) {
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement!;
      const bar = document.querySelector('[data-sticky]')!;
      if (bar.contains(focused)) return '';
      const { bottom } = focused.getBoundingClientRect();
      return bottom > bar.getBoundingClientRect().top ? focused.id : '';
    });
    expect(hidden).toBe('');
    await page.keyboard.press('Tab');
  }
  await page.setViewportSize(DESKTOP);
  const position = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-sticky]')!).position);
  expect(await position()).toBe('static');
});
