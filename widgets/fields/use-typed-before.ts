import { useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** Adopts what a buyer did to a control before hydration, once. The answer is the control's ref. */
export function useTypedBefore<E extends Element>(adopt: (control: E) => void) {
  const control = useRef<E>(null);
  useBeforePaint(() => {
    if (control.current) adopt(control.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return control;
}
