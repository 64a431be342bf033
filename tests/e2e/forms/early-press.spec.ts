import type { Page } from '@playwright/test';
import { drawnTree } from '../../drawing/drawn-tree.ts';
import { cards, expiry } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';
import { LONG } from '../support/long.ts';

async function openBeforeJavaScript(visit: Visit, path: string, shop = english): Promise<void> {
  await visit.page.goto(visit.link(path, shop), { waitUntil: 'commit' });
  await visit.lead.heading.waitFor();
}

const formOf = (page: Page) => page.locator('main form').locator('..');
const drawn = (page: Page) => formOf(page).evaluate(drawnTree);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'));
/** The fields with an error: id, description and error text of each. */
const errors = (page: Page) =>
  formOf(page).evaluate((form) =>
    [...form.querySelectorAll('[aria-invalid=true]')].map((one) => [
      one.id,
      one.getAttribute('aria-describedby'),
      form.querySelector(`[id="${one.getAttribute('aria-describedby')?.split(' ')[0]}"]`)
        ?.textContent,
    ]),
  );

/** Addresses of the page itself that are posted to from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url());
  });
  return posts;
}

/** Begins to add up how far the page's content moves by itself; returns how to read the sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const sum = { shift: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift);
}

test('Enter too early on an incomplete lead: what is missing is said at once, what was typed stays', async ({
  page,
  visit,
  buyer,
}) => {
  const posts = postsOf(page);
  const release = await holdProgram(page);
  await openBeforeJavaScript(visit, '/lead');
  const { lead } = visit;
  await lead.name.fill(buyer.name);
  await lead.name.press('Enter');
  await expect(lead.errors).toBeFocused();
  await expect(lead.errors.getByRole('link')).toHaveCount(3);
  await lead.email.fill(buyer.email);
  await expect(lead.errors.locator('[data-done]')).toHaveText(['E-mail: insira um email válido.']);
  await expect(lead.email).not.toHaveAttribute('aria-invalid');
  release();
  await hydrated(page);
  await expect(lead.errors.getByRole('link')).toHaveCount(3);
  await expect(lead.errors.locator('[data-done]')).toHaveCount(1);
  await expect(lead.email).toBeFocused();
  await expect(lead.name).toHaveValue(buyer.name);
  await expect(lead.email).toHaveValue(buyer.email);
  expect(posts).toEqual([]);
});

for (const { path, shop } of [
  { path: '/lead', shop: english },
  { path: '/payment', shop: examPrep },
]) {
  test(
    `${path} pressed empty before JavaScript is answered as after it, and nothing moves when it comes`,
    LONG,
    async ({ page, visit }) => {
      const isPriced = async () => {
        if (path === '/payment') await visit.payment.priced();
      };
      const submit = formOf(page).locator('button[type=submit]');
      await visit.open(path, shop);
      await isPriced();
      await submit.click();
      const [wanted, wantedErrors, wantedFocus] = [
        await drawn(page),
        await errors(page),
        await focused(page),
      ];
      expect(wantedErrors.length).toBeGreaterThan(3);

      const posts = postsOf(page);
      const release = await holdProgram(page);
      await page.reload({ waitUntil: 'commit' });
      await submit.click();
      expect(await errors(page)).toEqual(wantedErrors);
      expect(await focused(page)).toBe(wantedFocus);
      // The price is the program's.
      if (path === '/lead') expect(await drawn(page)).toEqual(wanted);
      const shift = await watchShifts(page);
      release();
      await hydrated(page);
      await isPriced();
      expect(await errors(page)).toEqual(wantedErrors);
      expect(await focused(page)).toBe(wantedFocus);
      expect(await drawn(page)).toEqual(wanted);
      expect(await shift()).toBe(0);
      expect(posts).toEqual([]);
    },
  );
}

test(
  'two presses before JavaScript post one lead',
  LONG,
  async ({ page, visit, buyer, sandbox, noise }) => {
    noise.expect(/ERR_ABORTED .*(assets|brands)/);
    const posts = postsOf(page);
    const release = await holdProgram(page);
    await openBeforeJavaScript(visit, '/lead');
    await visit.lead.fill(buyer, english);
    await visit.lead.submit.dblclick({ noWaitAfter: true });
    release();
    await visit.at('/payment');
    expect(posts).toHaveLength(1);
    expect(await sandbox.calls('createLead')).toHaveLength(1);
  },
);

test(
  'a program that never comes: the lead can be posted, the card form says so and posts nothing',
  LONG,
  async ({ page, visit, buyer, noise }) => {
    noise.expect(/browser-entry/);
    noise.expect(/ERR_ABORTED .*\/lead/);
    await page.route('**/assets/browser-entry-*.js', (route) => route.abort());
    const note = page.locator('#start-note');
    await page.goto(visit.link('/lead', english));
    await expect(note).toBeVisible();
    await visit.lead.submit.click();
    await expect(visit.lead.errors).toBeVisible();
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
    await visit.payment.submit.click();
    await expect(visit.payment.submit).not.toHaveAttribute('aria-disabled');
    await expect(note).toBeInViewport();
    await expect(visit.payment.number).toHaveValue(cards.approved.number);
    expect(posts).toEqual([]);
  },
);

test('a card sent before JavaScript waits in the page alone, and is paid once the buyer has seen the price', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  const posts = postsOf(page);
  const release = await holdProgram(page);
  await openBeforeJavaScript(visit, '/payment', examPrep);
  const { payment, lead } = visit;
  await lead.fill(buyer, examPrep);
  await payment.number.fill(cards.approved.number);
  await payment.holder.fill('ANA LIMA');
  await payment.expiry.fill(expiry);
  await payment.cvv.fill(cards.approved.cvv);
  await payment.cpf.fill(buyer.cpf);
  const address = page.url();
  await payment.cvv.press('Enter');
  await expect(payment.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await payment.submit.click({ force: true });
  await expect(page).toHaveURL(address);
  release();
  await hydrated(page);
  await expect(payment.number).toHaveValue(cards.approved.shown);
  await expect(payment.company('Visa')).toBeChecked();
  await payment.priced();
  await expect(payment.submit).not.toHaveAttribute('aria-disabled');
  expect(await sandbox.chargeCount()).toBe(0);
  await payment.submit.click();
  await visit.at('/success');
  expect(await sandbox.chargeCount()).toBe(1);
  expect(posts).toEqual([]);
});
