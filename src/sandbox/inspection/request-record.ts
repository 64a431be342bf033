import { maskCard } from '../charges/mask-card.ts';
import type { RequestRecord } from '../sandbox-state.ts';

const KEPT_HEADERS = ['accept', 'content-type', 'appversion', 'idempotency-key', 'referer'];

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The record of a request: nothing that a card could be charged with. */
export function recordOf(request: Request, body = ''): RequestRecord {
  const { pathname, search } = new URL(request.url);
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    at: new Date().toISOString(),
    method: request.method,
    address: pathname + search,
    headers: Object.fromEntries(kept),
    body: maskCard(parsed(body)),
  };
}
