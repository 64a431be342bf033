import { useRef, type RefObject } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** A ref to what the last drawing made, for listeners that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useBeforePaint(() => {
    latest.current = value;
  });
  return latest;
}
