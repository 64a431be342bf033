import { useEffect, useState } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { SLOW_MS } from '../../checkout/hooks/use-slow-wait.ts';
import { Cover } from '../../../widgets/cover/Cover.tsx';
import { useIsHydrated } from '../form/use-is-hydrated.ts';

/** Section 9: what takes less than this shows no loader. */
const DELAY_MS = 200;

/** The full-screen loading overlay with the brand's animation. */
export function Overlay({ isShown }: { isShown: boolean }) {
  return isShown ? <DelayedCover /> : null;
}

function DelayedCover() {
  const { text } = useStorefront();
  // The server draws it at once: the page has nothing else to show.
  const isHydrated = useIsHydrated();
  const [isDue, setDue] = useState(!isHydrated);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => setDue(true), DELAY_MS),
      setTimeout(() => setSlow(true), SLOW_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (!isDue) return null;
  return <Cover>{isSlow && <p>{text('app.slow')}</p>}</Cover>;
}
