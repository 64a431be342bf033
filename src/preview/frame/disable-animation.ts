import type { Calls } from './calls.ts';

const STEP_MS = 20;
/** Long enough for the next thing to be done to the page. */
const PAUSE_MS = 60;
/** Longer than the program waits before it shows that something takes its time. */
export const REST_MS = 240;
const MAX_MS = 15_000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const areDrawn = () => [...document.images].every(({ complete }) => complete);

/** Waits until a condition holds. Throws, with what was waited for, when it takes too long. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + MAX_MS;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await pause(STEP_MS);
  }
}

/** Resolves when nothing is under way any more, and has not been for so long: no call, no picture, no change of the page. */
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
      if (calls.underWay() > 0 || !areDrawn()) note();
      return performance.now() - changed > quietMs;
    }, 'the page does not come to rest');
  };
}
