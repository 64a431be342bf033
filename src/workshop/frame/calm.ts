import type { Calls } from './calls.ts';

const STEP_MS = 20;
/** Long enough for the page to react to an event. */
const PAUSE_MS = 60;
/** Longer than the delay before the program shows a loader. */
export const REST_MS = 240;
const MAX_MS = 15_000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const areDrawn = () => [...document.images].every(({ complete }) => complete);

/** Waits until a condition is fulfilled. Throws, naming what it waited for, when that takes too long. */
export async function until(
  isFulfilled: () => boolean,
  what: string | (() => string),
): Promise<void> {
  const end = performance.now() + MAX_MS;
  while (!isFulfilled()) {
    if (performance.now() > end) {
      throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}.`);
    }
    await pause(STEP_MS);
  }
}

/** Resolves when no call, no picture and no change of the page has been seen for `quietMs`. */
export type Calm = (quietMs?: number) => Promise<void>;

export function createCalm(calls: Calls): Calm {
  let changed = performance.now();
  const note = () => (changed = performance.now());
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return async (quietMs = PAUSE_MS) => {
    note();
    await document.fonts.ready;
    await until(() => {
      if (calls.inFlight() > 0 || !areDrawn()) note();
      return performance.now() - changed > quietMs;
    }, 'the page does not come to rest');
  };
}
