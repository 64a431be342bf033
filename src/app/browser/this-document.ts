import { writeCookie } from '../../checkout/session/cookies.ts';
import { isWorkUnderWay } from '../../checkout/session/work-under-way.ts';
import type { Arrival } from '../../checkout/visit/visit-end.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import { templateOf } from '../../flow/templates.ts';
import { isHomologation } from '../../renderer/chrome/HomologationBadge.tsx';

const navigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The screen at the address; a buyer may have gone Back by the time it is asked for. */
export const screenHere = () => templateOf(location.pathname);

/** Whether the server drew this address: a buyer may have gone Back before the program was loaded. */
export function isDrawnHere(): boolean {
  const { name } = navigation() ?? {};
  return name === undefined || new URL(name).pathname === location.pathname;
}

/** A link is an address opened anew, not from a page of our own: not Back, a reload, a step or a form sent. */
export function arrival(): Arrival {
  const isOwn = document.referrer.startsWith(`${location.origin}/`);
  return navigation()?.type === 'navigate' && !isOwn ? 'link' : 'history';
}

/** Whether the browser may have kept the document for longer than its answers are good: all but a link followed. */
export const isKept = (): boolean => navigation()?.type !== 'navigate';

/** Whether the page answers a form that this tab has posted: the server has led here. */
export const isAnswer = (): boolean =>
  (navigation()?.redirectCount ?? 0) > 0 && arrival() === 'history';

/**
 * The page of a static host in homologation, where its link or an earlier one asks for that and the build allows it;
 * a server does the same for its pages.
 */
export function homologate(page: PageData, { homologacao }: Pick<Link, 'homologacao'>): PageData {
  if (!page.allowsHomologation) return page;
  if (homologacao === 'on') writeCookie('homologacao', 'on', { sameSite: 'Lax' });
  return isHomologation() ? { ...page, environment: 'homolog' } : page;
}

/** Longest wait for a busy browser, and the whole wait in one that does not say when it is idle (Safari), in milliseconds. */
const [LATEST_MS, BLIND_MS] = [1_000, 200];

export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, BLIND_MS);
  });

/**
 * Reloads a page that comes back from the back-forward cache (HTML, "pageshow") with calls in flight, whose
 * answers may be lost, or that `isOver`. The session keeps what was typed. Ends when the answer is called.
 */
export function reloadOnReturn(isOver: () => boolean): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && (isWorkUnderWay() || isOver()))
      location.replace(location.pathname + location.search);
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
