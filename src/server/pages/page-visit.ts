import { ApiError } from '../../api/api-error.ts';
import { isPassing, type Client } from '../../api/client.ts';
import { productCalls } from '../../api/fetch-product.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import {
  loadVisit,
  openVisit,
  type LoadedVisit,
  type VisitSource,
} from '../../visit/load-visit.ts';
import type { AnswerCache } from './answer-cache.ts';

interface PageVisitInput {
  link: Link;
  brands: VisitSource;
  client: Client;
  cache: AnswerCache;
  /** The longest that the page waits for config and seller, in milliseconds. */
  waitMs: number;
  /** Headers of the calls, as the browser would send them. */
  headers: Record<string, string>;
  /** Called once a page that did not wait any longer gets its answers after all, or an error for them. */
  onLate(error?: unknown): void;
}

export type PageVisit = LoadedVisit & Pick<PageData, 'state'>;

/** Pause before config and seller are asked for once more, in milliseconds (D-185). */
const RETRY_AFTER_MS = 150;

/** Milliseconds for which the calls of a page that did not wait for them go on. */
const LATE_MS = 5_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks once more, after a short pause, where nobody answered or a gateway did. `failures` holds those that
 * nothing has made good yet.
 */
function withOneRetry(client: Client, failures: Set<ApiError>): Client {
  return {
    async call(operationId, input) {
      try {
        return await client.call(operationId, input);
      } catch (error) {
        if (!(error instanceof ApiError && isPassing(error))) throw error;
        failures.add(error);
        await pause(RETRY_AFTER_MS);
        const answer = await client.call(operationId, input);
        failures.delete(error);
        return answer;
      }
    },
  };
}

/** The result of the work, or undefined when it takes too long. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The visit of a page: with config and seller where they answer within `waitMs`, else without them, and
 * the browser asks for itself (D-55). Then the calls go on for a while, so that an upstream which is only
 * slow is known to be there, and its answers are kept. The client makes no retries of its own.
 *
 * @throws when one of the calls fails, also where it could still be asked once more but the time is over (D-185).
 */
export async function pageVisit({
  link,
  brands,
  client,
  cache,
  waitMs,
  headers,
  onLate,
}: PageVisitInput): Promise<PageVisit> {
  const failures = new Set<ApiError>();
  const controller = new AbortController();
  const asking = withOneRetry(client, failures);
  const calls = productCalls(asking, { headers, signal: controller.signal });
  const work = loadVisit(link, brands, cache.keeping(calls));
  const found = await inTime(work, waitMs);
  if (found) return { ...found, state: 'ready' };
  const [failure] = failures;
  const timer = setTimeout(() => controller.abort(), failure ? 0 : LATE_MS);
  const late = (error?: unknown) => {
    clearTimeout(timer);
    if (!failure && !controller.signal.aborted) onLate(error);
  };
  work.then(() => late(), late);
  if (failure) throw failure;
  return { ...(await openVisit(link, brands)), state: 'waiting' };
}
