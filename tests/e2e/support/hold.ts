import type { Page, Route } from '@playwright/test';

/**
 * The next such call of this page reaches the upstream at once, but its answer is kept back until the
 * returned function is called: the buyer waits for something that is already decided.
 */
export async function holdAnswer(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const keepBack = async (route: Route) => {
    const response = await route.fetch();
    await released;
    // The page may have gone meanwhile, and its request with it.
    await route.fulfill({ response }).catch(() => {});
  };
  await page.route(call, keepBack, { times: 1 });
  return release;
}

/** Keeps the program back; what the server drew is all there is until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/browser-entry-*.js', async (route) => {
    await released;
    // A form that was posted has replaced the page, and its request with it.
    await route.continue().catch(() => {});
  });
  return release;
}

export const PAYMENT = '**/api/v2/payment';
export const LEAD = '**/api/v1/lead';
