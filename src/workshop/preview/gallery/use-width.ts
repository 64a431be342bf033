import { useCallback, useRef, useState } from 'react';

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
