/** As many begin at once as two cores can draw without keeping the page waiting. */
const MAX_AT_ONCE = 3;
/** What has not said that it is ready by then makes way for others. */
const PATIENCE_MS = 10_000;

interface Waiting {
  /** Lower ones come first. */
  rank(): number;
  begin(): void;
}

const waiting = new Set<Waiting>();
let underWay = 0;

function next(): void {
  if (underWay >= MAX_AT_ONCE || waiting.size === 0) return;
  const first = [...waiting].reduce((a, b) => (b.rank() < a.rank() ? b : a));
  waiting.delete(first);
  underWay++;
  first.begin();
  next();
}

/**
 * Asks to begin with a frame: `begin` is called when it is its turn, those nearest to what is looked
 * at first. Call what is given back when the frame is ready, or no longer wanted.
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
      timer = setTimeout(end, PATIENCE_MS);
      begin();
    },
  };
  waiting.add(entry);
  queueMicrotask(next);
  return () => {
    if (state !== 'over') end();
  };
}
