import type { Page } from '@playwright/test';
import { gate } from '../../fakes/gate.ts';

/**
 * The next such call of this page reaches the upstream at once, but its answer is kept back until the
 * returned function is called: the buyer waits for something that is already decided.
 */
export async function holdAnswer(page: Page, call: string): Promise<() => void> {
  const { isOpen, open } = gate();
  await page.route(
    call,
    async (route) => {
      const response = await route.fetch();
      await isOpen;
      // The page may have gone meanwhile, and its request with it.
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  return open;
}

export const PROGRAM = '**/assets/browser-entry-*.js';
/** Keeps the program back: what the server drew is all there is until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  const { isOpen, open } = gate();
  await page.route(PROGRAM, async (route) => {
    await isOpen;
    // A form that was posted has replaced the page, and its request with it.
    await route.continue().catch(() => {});
  });
  return open;
}

export const PAYMENT = '**/api/v2/payment';
export const LEAD = '**/api/v1/lead';
