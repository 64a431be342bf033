import { useCallback, useEffect, useState } from 'react';
import { readView, viewQuery, type View } from '../view.ts';

export type ChangeView = (change: Partial<View>) => void;

/** The view that the address asks for, and a way to another one; Back leads to the one before. */
export function useView(): [View, ChangeView] {
  const [view, setView] = useState(() => readView(location.search));
  useEffect(() => {
    const read = () => setView(readView(location.search));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const change = useCallback<ChangeView>((changes) => {
    const next = { ...readView(location.search), ...changes };
    history.pushState(null, '', viewQuery(next));
    setView(next);
  }, []);
  return [view, change];
}

/** What a press on a link to another view does in place of loading the page anew. */
export function viewOf(link: HTMLAnchorElement | SVGAElement): View | undefined {
  const target = link.getAttribute('target');
  const address = new URL(link.getAttribute('href') ?? '', location.href);
  const isHere = address.origin === location.origin && address.pathname === location.pathname;
  return isHere && !target ? readView(address.search) : undefined;
}
