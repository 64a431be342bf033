import { useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/**
 * Adopts what a buyer chose among radio buttons before hydration, once: `adopt` is given the value of
 * the chosen one. The answer is a ref for the element around them.
 */
export function useChosenBefore(adopt: (chosen: string) => void) {
  const group = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) adopt(chosen.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return group;
}
