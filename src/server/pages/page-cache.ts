import { LRUCache } from 'lru-cache';
import { splitQuery } from '../../flow/kept-query.ts';
import { LINK_PARAMETERS } from '../../flow/link.ts';
import { escaped } from './page-document.ts';

/** A document as it was drawn, with marks for the nonce of its response and the parameters that the checkout does not know. */
export interface DrawnDocument {
  html: string;
  headers: Readonly<Record<string, string>>;
  priceQuestion?: readonly unknown[];
}

/** Random for each process, so that no link and no typed text can contain a mark on purpose; no escaping changes it. */
const MARK = `g${Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')}n`;
const markOf = (slot: number | 'n'): string => `${MARK}${slot}z`;
const ANY_MARK = new RegExp(`${MARK}(n|\\d+)z`, 'g');
export const NONCE_MARK = markOf('n');

/** Takes each run of parameters that the checkout does not know (utm_source, gclid …) out of a query. */
export function markedQuery(query: string): { query: string; runs: readonly string[] } {
  const parts: string[] = [];
  const runs: string[][] = [];
  let isOpen = false;
  for (const { part, name } of splitQuery(query)) {
    const isKnown = LINK_PARAMETERS.has(name);
    if (isKnown) parts.push(part);
    else if (isOpen) runs.at(-1)!.push(part);
    else parts.push(markOf(runs.push([part]) - 1));
    isOpen = !isKnown;
  }
  return {
    query: parts.length > 0 ? `?${parts.join('&')}` : '',
    runs: runs.map((run) => run.join('&')),
  };
}

export function filledDocument(
  { html, headers }: DrawnDocument,
  nonce: string,
  runs: readonly string[] = [],
): DrawnDocument {
  const valueOf = (slot: string) => (slot === 'n' ? nonce : escaped(runs[Number(slot)]!));
  const filled = (text: string) => text.replace(ANY_MARK, (_, slot: string) => valueOf(slot));
  const own = Object.entries(headers).map(([name, value]) => [name, filled(value)] as const);
  return { html: filled(html), headers: Object.fromEntries(own) };
}

/** Some 200 pages. */
const MAX_BYTES = 24_000_000;
/** Documents that many visits share, by all that they are drawn from; those who ask at once wait for one drawing. */
export const createPageCache = () =>
  new LRUCache<string, DrawnDocument, () => Promise<DrawnDocument>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
    ignoreFetchAbort: true,
  });

export type PageCache = ReturnType<typeof createPageCache>;
