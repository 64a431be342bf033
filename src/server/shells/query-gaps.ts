import { LINK_PARAMETERS } from '../../flow/link.ts';
import { splitQuery } from '../../flow/kept-query.ts';

/** A query whose unknown parameters are left out, and what has to be put in again. */
export interface GappedQuery {
  /** The query with a mark in the place of each run of unknown parameters; it starts with '?' or is empty. */
  query: string;
  /** The runs as written, in the order of their marks. */
  gaps: readonly string[];
}

const RANDOM_BYTES = [...crypto.getRandomValues(new Uint8Array(12))];

/** Marks are random for each process, so that no link can contain one on purpose. */
const PROCESS_MARK = `g${RANDOM_BYTES.map((byte) => byte.toString(36)).join('')}n`;

/** The mark of the run with this index; letters and digits alone, so that no escaping changes it. */
export const gapMark = (index: number): string => `${PROCESS_MARK}${index}z`;

/** Further runs stay as they are: such a link is not a campaign's, and its page is drawn for it alone. */
export const MAX_GAPS = 8;

/**
 * Takes out of a query what the checkout does not know (utm_source, gclid …): pages are drawn without it, and it
 * is put into the drawn addresses with a query for each response. What the checkout knows stays as
 * written and where it stands, so that a page drawn so and one drawn with the whole query read the same.
 *
 * @param query Starts with '?' or is empty, as `Link.query`.
 */
export function withGaps(query: string): GappedQuery {
  const parts: string[] = [];
  const gaps: string[][] = [];
  let isOpen = false;
  for (const { part, name } of splitQuery(query)) {
    const isKnown: boolean = LINK_PARAMETERS.has(name) || (!isOpen && gaps.length === MAX_GAPS);
    if (isKnown) parts.push(part);
    else if (isOpen) gaps.at(-1)!.push(part);
    else parts.push(gapMark(gaps.push([part]) - 1));
    isOpen = !isKnown;
  }
  return {
    query: parts.length > 0 ? `?${parts.join('&')}` : '',
    gaps: gaps.map((run) => run.join('&')),
  };
}
