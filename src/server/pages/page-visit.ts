import { productCalls } from '../../api/fetch-product.ts';
import type { Client } from '../../api/client.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import {
  loadVisit,
  openVisit,
  type BrandSource,
  type LoadedVisit,
} from '../../visit/load-visit.ts';

interface PageVisitInput {
  link: Link;
  brands: BrandSource;
  client: Client;
  /** The longest that the page waits for config and seller, in milliseconds. */
  waitMs: number;
  /** Headers of the calls, as the browser would send them. */
  headers: Record<string, string>;
}

export type PageVisit = LoadedVisit & Pick<PageData, 'state'>;

/** The result of the work, or undefined when it takes too long; then its signal is aborted. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, milliseconds: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), timeUp]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/**
 * The visit of a page: with config and seller where they answer within `waitMs`, else without them, and
 * the browser asks for itself (D-55).
 *
 * @throws when one of the calls fails.
 */
export async function pageVisit({
  link,
  brands,
  client,
  waitMs,
  headers,
}: PageVisitInput): Promise<PageVisit> {
  const found = await inTime(
    (signal) => loadVisit(link, brands, productCalls(client, { headers, signal })),
    waitMs,
  );
  return found
    ? { ...found, state: 'ready' }
    : { ...(await openVisit(link, brands)), state: 'waiting' };
}
