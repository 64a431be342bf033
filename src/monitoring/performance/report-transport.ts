import { parseUrl } from '../../contract/browser/parse-url.ts';
import { fetchBeforeAgent } from './window-fetch.ts';

type Fetch = typeof window.fetch;

/** The specification's limit of keepalive bodies. Browsers count all that are under way together. */
const MAX_KEEPALIVE_BYTES = 60_000;

let keptAlive = 0;
let isLeft = false;
window.addEventListener('pagehide', () => (isLeft = true), { capture: true });
window.addEventListener('pageshow', () => (isLeft = false), { capture: true });

/** Whether the document may end before an answer comes. */
export const isLeaving = (): boolean => isLeft || document.visibilityState === 'hidden';

/**
 * Lets the agent send without compression where the document is being left: a compressor answers in a later task,
 * and there is none.
 */
export function withinTask<T>(send: () => T): T {
  if (!isLeaving()) return send();
  const browser: { CompressionStream?: unknown } = window;
  const { CompressionStream } = browser;
  browser.CompressionStream = undefined;
  try {
    return send();
  } finally {
    browser.CompressionStream = CompressionStream;
  }
}

const sizeOf = (body: unknown): number => new Blob([body as BlobPart]).size;

/**
 * Sends a body of the agent, which gives it up after 10 s. It outlives the document only where that is being left:
 * Chromium never ends the connection of a keepalive request that was given up. What the intake answers is not read,
 * for a hostile answer may have any length; and no failure is a TypeError, after which the agent would send the same
 * events once more by XMLHttpRequest.
 */
async function sendReport(address: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const size = sizeOf(init.body);
  const keepalive = isLeaving() && keptAlive + size < MAX_KEEPALIVE_BYTES;
  if (keepalive) keptAlive += size;
  try {
    const { status, body } = await fetchBeforeAgent(address, { ...init, keepalive });
    body?.cancel().catch(() => {});
    return new Response(null, { status });
  } catch {
    throw new Error('The intake cannot be reached.');
  } finally {
    if (keepalive) keptAlive -= size;
  }
}

function isOwnCall(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  const url = parseUrl(address, location.href);
  return url?.origin === location.origin && url.pathname.startsWith('/api/');
}

/**
 * Lets the agent see the calls of the product alone. It replaces `fetch` for everything on the page, and then wraps
 * each request and reads a copy of each answer: other channels, tags and chunks get the browser's own.
 */
export function narrowAgentFetch(intake: string): void {
  const agentFetch: Fetch = window.fetch;
  window.fetch = (input, init) => {
    if (input === intake && init) return sendReport(input, init);
    return isOwnCall(input) ? agentFetch(input, init) : fetchBeforeAgent(input, init);
  };
}
