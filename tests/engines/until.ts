import type { Driver } from './driver.ts';

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Waits until the page answers true. A page that is just leaving cannot be asked; the next one can.
 *
 * @throws with what the page shows, once it takes too long.
 */
export async function until<Given>(
  driver: Driver,
  what: string,
  test: (given: Given) => boolean,
  given: Given,
): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  let why = '';
  while (Date.now() < end) {
    try {
      if (await driver.run(test, given)) return;
      why = '';
    } catch (error) {
      why = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const shown = await driver.run(() => `${location.href}\n${document.body.innerText}`, undefined);
  throw new Error(`In ${TIMEOUT_MS / 1000} s ${what} did not come. ${why}\n${shown}`);
}
