import type { Calls } from './calls.ts';

const STEP_MS = 20;
/** Longer than the program waits before it shows that something takes its time. */
const QUIET_MS = 240;
const LONGEST_MS = 15_000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const areDrawn = () => [...document.images].every(({ complete }) => complete);

/** Waits until a condition holds. Throws, with what was waited for, when it takes too long. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await pause(STEP_MS);
  }
}

/** Resolves when nothing is under way any more: no call, no picture, no change of the page. */
export function createCalm(calls: Calls): () => Promise<void> {
  let changed = performance.now();
  const note = () => (changed = performance.now());
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return async () => {
    note();
    await document.fonts.ready;
    await until(() => {
      if (calls.underWay() > 0 || !areDrawn()) note();
      return performance.now() - changed > QUIET_MS;
    }, 'the page does not come to rest');
  };
}
