import { useCallback, useRef, useState, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 52rem)';

function subscribe(look: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', look);
  return () => media.removeEventListener('change', look);
}

/** Whether the page has room for two columns. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** As `isWide`, for a part that is drawn again when that changes. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

/** The width that an element has to give, as it changes; 0 before it is there. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  const take = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.current.observe(element);
  }, []);
  return [take, width];
}
