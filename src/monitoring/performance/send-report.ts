import { withDeadline } from '../../api/deadline.ts';

/** The browser's `fetch`: import this before the agent, which puts its own in place as soon as it runs. */
export const browserFetch = window.fetch;

const TIMEOUT_MS = 10_000;
/** A page's keepalive bodies have to stay below 60,000 bytes together; a character has three at most. */
const MAX_CHARACTERS = 60_000 / 3;

let isLeft = false;
window.addEventListener('pagehide', () => (isLeft = true), { capture: true });
window.addEventListener('pageshow', () => (isLeft = false), { capture: true });

export const isLeaving = (): boolean => isLeft || document.visibilityState === 'hidden';

/** Keepalive only where the page is left: Chromium never ends such a request that was given up. None goes twice. */
export function sendReport(address: string, first: object, events: readonly object[]): void {
  const [head, ...lines] = [first, ...events].map((line) => `${JSON.stringify(line)}\n`);
  const bodies: string[] = [];
  for (const line of lines) {
    const fits = (bodies.at(-1)?.length ?? MAX_CHARACTERS) + line.length < MAX_CHARACTERS;
    if (fits) bodies[bodies.length - 1] += line;
    else bodies.push(head! + line);
  }
  // The first alone is within the limit for certain.
  for (const [at, body] of bodies.entries()) void send(address, body, at === 0 && isLeaving());
}

async function send(address: string, body: string, keepalive: boolean): Promise<void> {
  const headers = { 'Content-Type': 'application/x-ndjson' };
  const init = { method: 'POST', headers, body, keepalive, credentials: 'omit' } as const;
  try {
    const answer = await withDeadline(TIMEOUT_MS, undefined, (signal) =>
      browserFetch(address, { ...init, signal }),
    );
    await answer.body?.cancel();
  } catch {
    // A service that cannot be reached is not a failure of the program.
  }
}
