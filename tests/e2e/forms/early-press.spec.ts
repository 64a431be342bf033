import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english } from '../support/shops.ts';
import { watchShifts } from '../support/shifts.ts';

/** The words of errors that can be seen, in page order. */
const words = (page: Page) =>
  page.locator('main form [id$="-error"]').filter({ visible: true }).allTextContents();

test('a lead pressed empty before JavaScript says the same after it', async ({ visit }) => {
  const { page, buyer } = visit;
  const { submit, name, email } = visit.lead;
  await visit.open('/lead', english);
  await submit.click();
  const wanted = await words(page);
  expect(wanted).toHaveLength(4);

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url());
  });
  const release = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await submit.click();
  await expect.poll(() => words(page)).toEqual(wanted);
  await expect(name).toBeFocused();
  await email.fill(buyer.email);
  await expect.poll(() => words(page)).toHaveLength(3);
  const shift = await watchShifts(page);
  release();
  await hydrated(page);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  expect(await words(page)).toEqual(wanted.filter((one) => !one.includes('email')));
  await expect(email).toHaveValue(buyer.email);
  await expect(email).toBeFocused();
  expect(await shift()).toBe(0);
  expect(posts).toEqual([]);
});
