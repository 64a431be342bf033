import { useCallback, useEffect, useState } from 'react';
import { readView, viewQuery, type View } from './view.ts';

export type ChangeView = (change: Partial<View>) => void;

/** The view in the address, and a function that opens another one; Back returns to the previous one. */
export function useView(): [View, ChangeView] {
  const [view, setView] = useState(() => readView(location.search));
  useEffect(() => {
    const read = () => setView(readView(location.search));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const change = useCallback<ChangeView>((changes) => {
    const next = { ...readView(location.search), ...changes };
    history.pushState(null, '', viewQuery(next) + location.hash);
    setView(next);
  }, []);
  return [view, change];
}

/** The view that a link of this page leads to; undefined for any other link. */
export function viewOf(link: HTMLAnchorElement | SVGAElement): View | undefined {
  const target = link.getAttribute('target');
  const address = new URL(link.getAttribute('href') ?? '', location.href);
  const isHere = address.origin === location.origin && address.pathname === location.pathname;
  return isHere && !target ? readView(address.search) : undefined;
}
