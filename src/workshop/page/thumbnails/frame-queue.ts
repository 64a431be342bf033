/** Frames that may load at once: as many as two cores draw without delaying the page. */
const MAX_AT_ONCE = 3;
/** A frame that is not ready after this time gives its turn to the next one. */
const TIMEOUT_MS = 10_000;

interface Waiting {
  /** Lower ones come first. */
  rank(): number;
  begin(): void;
}

const waiting = new Set<Waiting>();
let underWay = 0;
let isHeld = false;

function next(): void {
  if (isHeld || underWay >= MAX_AT_ONCE || waiting.size === 0) return;
  const first = [...waiting].reduce((a, b) => (b.rank() < a.rank() ? b : a));
  waiting.delete(first);
  underWay++;
  first.begin();
  next();
}

/** Lets no further frame begin while one is looked at closely, and lets them go on afterwards. */
export function holdFrames(hold: boolean): void {
  isHeld = hold;
  next();
}

/**
 * Queues a frame: `begin` is called when it is its turn, the lowest rank first. The caller calls the
 * returned function when the frame is ready or no longer wanted.
 */
export function queueFrame(rank: () => number, begin: () => void): () => void {
  let state: 'waiting' | 'begun' | 'over' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    waiting.delete(entry);
    if (state === 'begun') underWay--;
    state = 'over';
    next();
  };
  const entry: Waiting = {
    rank,
    begin() {
      state = 'begun';
      timer = setTimeout(end, TIMEOUT_MS);
      begin();
    },
  };
  waiting.add(entry);
  queueMicrotask(next);
  return () => {
    if (state !== 'over') end();
  };
}
