import { useSyncExternalStore } from 'react';

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
