/** Frames that may load at once: as many as two cores draw without delaying the page. */
const MAX_AT_ONCE = 3;

const waiting = new Set<() => void>();
const underWay = new Set<() => void>();
let isHeld = false;

function beginNext(): void {
  for (const begin of waiting) {
    if (isHeld || underWay.size >= MAX_AT_ONCE) return;
    waiting.delete(begin);
    underWay.add(begin);
    begin();
  }
}

/** Lets no further frame begin while one is looked at closely, and lets them go on afterwards. */
export function holdFrames(hold: boolean): void {
  isHeld = hold;
  beginNext();
}

/**
 * Queues a frame: `begin` is called when it is its turn. The caller calls the returned function when the
 * frame is ready or no longer wanted.
 */
export function queueFrame(begin: () => void): () => void {
  waiting.add(begin);
  beginNext();
  return () => {
    waiting.delete(begin);
    if (underWay.delete(begin)) beginNext();
  };
}
