import { LRUCache } from 'lru-cache';
import { splitQuery } from '../../flow/kept-query.ts';
import { LINK_PARAMETERS } from '../../flow/link.ts';
import { escaped } from './page-document.ts';

/**
 * A document as it was drawn: the nonce of its response is `NONCE_MARK`, and each run of parameters that the
 * checkout does not know is a mark too.
 */
export interface DrawnDocument {
  html: string;
  /** Names are lower-case. */
  headers: Readonly<Record<string, string>>;
  /** The question for a price that it was drawn without. */
  priceQuestion?: readonly unknown[];
}

const RANDOM_BYTES = [...crypto.getRandomValues(new Uint8Array(12))];

/** Marks are random for each process, so that no link and no typed text can contain one on purpose. */
const MARK = `g${RANDOM_BYTES.map((byte) => byte.toString(36)).join('')}n`;

/** Letters and digits alone, so that no escaping changes a mark. */
const markOf = (slot: number | 'n'): string => `${MARK}${slot}z`;
const ANY_MARK = new RegExp(`${MARK}(n|\\d+)z`, 'g');

/** Stands for the nonce of a response in what is drawn. */
export const NONCE_MARK = markOf('n');

/**
 * Takes out of a query what the checkout does not know (utm_source, gclid …): pages are drawn without it, and
 * where a drawn address carries the query, it is put in for each response. What the checkout knows stays as
 * written and where it stands, so that a page drawn so and one drawn with the whole query read the same.
 *
 * @param query Starts with '?' or is empty, as `Link.query`; so does the query with marks.
 * @returns `runs`: the runs of unknown parameters as written, in the order of their marks.
 */
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

/** The response of a document, with its own nonce and its own query. */
export function pageResponse(
  { html, headers }: DrawnDocument,
  nonce: string,
  runs: readonly string[] = [],
): Response {
  const valueOf = (slot: string) => (slot === 'n' ? nonce : escaped(runs[Number(slot)]!));
  const filled = (text: string) => text.replace(ANY_MARK, (_, slot: string) => valueOf(slot));
  const own = Object.entries(headers).map(([name, value]) => [name, filled(value)] as const);
  return new Response(filled(html), { headers: Object.fromEntries(own) });
}

/** Bytes of all kept documents and their keys: some 200 pages. */
const MAX_BYTES = 24_000_000;

/** Keeps documents that many visits share, by all that they are drawn from. */
export function createPageCache(maxBytes = MAX_BYTES) {
  const kept = new LRUCache<string, DrawnDocument, () => Promise<DrawnDocument>>({
    maxSize: maxBytes,
    // A character takes one or two bytes.
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
    ignoreFetchAbort: true,
  });
  return {
    /** The document of a key, drawn where none is kept; those who ask meanwhile wait for the same drawing. */
    find: (key: string, draw: () => Promise<DrawnDocument>): Promise<DrawnDocument> =>
      kept.forceFetch(key, { context: draw }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
