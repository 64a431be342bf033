import type { Page } from '@playwright/test';

/** Waits until React has taken over what the server drew, so that handlers are there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const node = document.querySelector('main h1') ?? document.querySelector('main');
    return node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
  });
}
