import { useEffect, useState, type RefObject } from 'react';

/** Distance from the visible area within which pictures are drawn. */
const NEAR = '400px 0px';

/** Whether an element is near the visible area. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)!.isIntersecting),
      { rootMargin: NEAR },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
