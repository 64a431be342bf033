import type { Arrival } from '../../checkout/visit/visit-end.ts';
import { parseUrl } from '../../contract/browser/parse-url.ts';
import { templateOf } from '../../flow/templates.ts';

/** The browser's entry about the load of this document. */
const navigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The screen at the address; a buyer may have gone Back by the time it is asked for. */
export const screenHere = () => templateOf(location.pathname);

/**
 * Whether the server drew this address: a buyer who goes Back before the program is loaded may be at
 * another screen of the same document.
 */
export function isDrawnHere(): boolean {
  const { name } = navigation() ?? {};
  return name === undefined || new URL(name).pathname === location.pathname;
}

/** A link is an address opened anew, not from a page of our own: not Back, a reload, a step or a form sent. */
export function arrival(): Arrival {
  const isOwn = parseUrl(document.referrer)?.origin === location.origin;
  return navigation()?.type === 'navigate' && !isOwn ? 'link' : 'history';
}

/** Whether the browser may have kept the document for longer than its answers are good: all but a link followed. */
export const isKeptDocument = (): boolean => navigation()?.type !== 'navigate';

/** Whether the page answers a form that this tab has posted: the server has led here. */
export const isAnswer = (): boolean =>
  (navigation()?.redirectCount ?? 0) > 0 && arrival() === 'history';
