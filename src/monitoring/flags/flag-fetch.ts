import type { IToggle } from 'unleash-proxy-client';
import { withDeadline } from '../../api/deadline.ts';
import { isOffline } from '../../checkout/session/connection.ts';
import { FLAGS } from '../../contract/flags.ts';
import { isObject } from '../../contract/is-object.ts';

const TIMEOUT_MS = 10_000;

const NAMES: ReadonlySet<unknown> = new Set(Object.values(FLAGS));

/** Tells the library that its flags are still true: it says nothing of an error, and keeps them. */
const notModified = () => new Response(null, { status: 304 });

/** Sends no cookie and no address of a page. Every error ends as "not modified"; a document reports the first. */
export function createFlagFetch(report: (error: unknown) => void) {
  let isReported = false;
  return async (address: string, init: RequestInit): Promise<Response> => {
    if (isOffline()) return notModified();
    try {
      return await request(address, init);
    } catch (error) {
      if (!isReported && !isOffline() && document.visibilityState === 'visible') {
        isReported = true;
        report(error);
      }
      return notModified();
    }
  };
}

const request = (address: string, init: RequestInit): Promise<Response> =>
  withDeadline(TIMEOUT_MS, undefined, async (signal) => {
    const response = await fetch(address, {
      ...init,
      // The library sends the ETag itself.
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal,
    });
    const { status, ok, headers } = response;
    if (status === 304) return notModified();
    if (!ok) throw new Error(`The flag service answered with ${status}.`);
    // Read to its end, the answer frees its connection.
    if (address.endsWith('/client/metrics')) return new Response(await response.text());
    const toggles = readToggles(await response.json().catch(() => undefined));
    const etag = headers.get('etag') ?? '';
    return new Response(JSON.stringify({ toggles }), { headers: { etag } });
  });

function readToggles(answer: unknown): IToggle[] {
  if (!isObject(answer) || !Array.isArray(answer.toggles)) {
    throw new Error('The answer of the flag service is not a list of flags.');
  }
  return answer.toggles.flatMap((toggle) => {
    if (!isObject(toggle) || !NAMES.has(toggle.name)) return [];
    const variant = { name: 'disabled', enabled: false };
    const enabled = toggle.enabled === true;
    return { name: String(toggle.name), enabled, variant, impressionData: false };
  });
}
