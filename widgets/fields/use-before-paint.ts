import { useLayoutEffect } from 'react';

/** A layout effect; nothing on the server, which neither paints nor has a caret. */
export const useBeforePaint: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => {} : useLayoutEffect;
