import type { IToggle } from 'unleash-proxy-client';
import { FLAGS } from '../../contract/flags.ts';
import { isObject } from '../../contract/is-object.ts';

/** The end of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Characters of an answer; each of a service's flags takes some hundreds. */
const MAX_LENGTH = 500_000;

const NAMES: ReadonlySet<unknown> = new Set(Object.values(FLAGS));

/** Tells the library that its flags are still true: it says nothing of an error, and keeps them. */
const notModified = () => new Response(null, { status: 304 });

/**
 * Makes the `fetch` of the flag library. It sends no cookie and no address of a page. An answer is read up to
 * its limit, and the program's own flags are all that is left of it. Every error ends as "not modified";
 * the first of a document is reported, unless the tab is hidden or offline.
 */
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

const isOffline = () => navigator.onLine === false;

async function request(address: string, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Error('The flag service did not answer in time.');
  const timer = setTimeout(() => controller.abort(late), TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      ...init,
      // The library sends the ETag itself.
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal,
    });
    if (response.status === 304) return notModified();
    if (!response.ok) throw new Error(`The flag service answered with ${response.status}.`);
    const text = await readText(response);
    if (address.endsWith('/client/metrics')) return new Response();
    const toggles = readToggles(text);
    const headers = { etag: response.headers.get('etag') ?? '' };
    return new Response(JSON.stringify({ toggles }), { headers });
  } finally {
    clearTimeout(timer);
  }
}

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= MAX_LENGTH) continue;
    void reader?.cancel();
    throw new Error('The answer of the flag service is too long.');
  }
}

/** @throws {Error} when the answer is not a list of flags; its words are not repeated. */
function readToggles(text: string): IToggle[] {
  const toggles = listIn(text);
  if (!toggles) throw new Error('The answer of the flag service is not a list of flags.');
  return toggles.flatMap((toggle) => {
    if (!isObject(toggle) || !NAMES.has(toggle.name)) return [];
    const name = String(toggle.name);
    const variant = { name: 'disabled', enabled: false };
    return { name, enabled: toggle.enabled === true, variant, impressionData: false };
  });
}

function listIn(text: string): unknown[] | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return isObject(answer) && Array.isArray(answer.toggles) ? answer.toggles : undefined;
  } catch {
    return undefined;
  }
}
