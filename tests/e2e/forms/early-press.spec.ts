import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdProgram, PROGRAM } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep } from '../support/shops.ts';
import { watchShifts } from '../support/shifts.ts';

/** The words of errors that can be seen, in page order. */
const words = (page: Page) =>
  page.locator('main form [id$="-error"]').filter({ visible: true }).allTextContents();

/** Addresses of the page itself that are posted to from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url());
  });
  return posts;
}

test('a lead pressed empty before JavaScript says the same after it', async ({ visit }) => {
  const { page, buyer } = visit;
  const { submit, name, email } = visit.lead;
  await visit.open('/lead', english);
  await submit.click();
  const wanted = await words(page);
  expect(wanted).toHaveLength(4);

  const posts = postsOf(page);
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

test('a program that never comes: a lead is posted, a card is not', async ({ visit, noise }) => {
  const { page, buyer } = visit;
  noise.expect(/browser-entry/);
  noise.expect(/ERR_ABORTED .*\/lead/);
  await page.route(PROGRAM, (route) => route.abort());
  const note = page.locator('#start-note');
  await page.goto(visit.link('/lead', english));
  await expect(note).toBeVisible();
  await visit.lead.submit.click();
  await expect.poll(() => words(page)).toHaveLength(4);
  await visit.lead.fill(buyer, english);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await visit.lead.submit.click({ noWaitAfter: true });
  await posted;
  await page.waitForURL(/\/payment/);
  // Another buyer, whose lead no cookie tells of.
  await page.context().clearCookies();
  await page.goto(visit.link('/payment', examPrep));
  await expect(note).toBeVisible();
  const posts = postsOf(page);
  await visit.lead.fill(buyer, examPrep);
  await visit.payment.fill(cards.approved, buyer, examPrep);
  await expect(visit.payment.submit).toBeDisabled();
  await visit.payment.cvv.press('Enter');
  await expect(visit.payment.number).toHaveValue(cards.approved.number);
  expect(posts).toEqual([]);
});
