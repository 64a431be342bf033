/** A smaller difference may come from the header's whole seconds and the answer's way. */
const MIN_MS = 5000;

let aheadMs = 0;

/** Keeps the time that an answer says in its `Date`: phones are hours off, servers are not. */
export function noteServerTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < MIN_MS ? 0 : ahead;
}

export const serverAhead = (): number => aheadMs;
