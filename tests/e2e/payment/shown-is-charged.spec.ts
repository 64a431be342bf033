import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { examPrep } from '../support/shops.ts';
import { tellShownIsCharged } from './shown-is-charged-stories.ts';

tellShownIsCharged(test, 'short and long');

test('on a phone the amount and the button are in sight, and hide no field that takes the focus', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await visit.toPayment(examPrep);
  await visit.payment.priced();
  await expect(visit.payment.submit).toBeInViewport({ ratio: 1 });
  await expect(visit.payment.summary.getByRole('button')).toBeInViewport({ ratio: 1 });
  const stops = await page.locator('form input, form select').count();
  await visit.payment.number.focus();
  for (let at = 0; at < stops; at += 1) {
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement!;
      const bar = document.querySelector('[data-sticky]')!;
      if (bar.contains(focused)) return '';
      const { top, bottom } = focused.getBoundingClientRect();
      const summary = document.querySelector('[data-summary]')!.getBoundingClientRect();
      const isHidden = bottom > bar.getBoundingClientRect().top || top < summary.bottom - 1;
      return isHidden ? focused.id : '';
    });
    expect(hidden).toBe('');
    await page.keyboard.press('Tab');
  }
  await page.setViewportSize(DESKTOP);
  const position = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-sticky]')!).position);
  expect(await position()).toBe('static');
});

test('on a phone the first field of the card is in the first view', async ({ page, visit }) => {
  await page.setViewportSize(PHONE);
  await visit.toPayment(examPrep);
  await visit.payment.priced();
  await expect(visit.payment.number).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('[data-sticky]').boundingBox();
  const number = await visit.payment.number.boundingBox();
  expect(number!.y + number!.height).toBeLessThanOrEqual(bar!.y);
  await visit.payment.cvv.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2_000);
  await expect(visit.payment.summary.getByRole('button')).toBeInViewport({ ratio: 1 });
});
