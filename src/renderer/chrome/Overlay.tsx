import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { SLOW_MS } from '../../checkout/hooks/use-call-notices.ts';
import { Cover } from '../../../widgets/cover/Cover.tsx';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';
import { FullDialog } from './FullDialog.tsx';

/** A wait that is shorter shows no loader, in milliseconds. */
const DELAY_MS = 200;

/**
 * The full-screen loading overlay with the brand's animation. With `words`, which say what is under way, the page
 * behind is inert from the first moment on.
 */
export function Overlay({ words }: { words?: string }) {
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
  const cover = isDue && (
    <Cover>
      {words && <p>{words}</p>}
      {isSlow && <p>{text('app.slow')}</p>}
    </Cover>
  );
  return words === undefined ? cover : <Frame aria-label={words}>{cover}</Frame>;
}

/** It is there before its cover is due: a captcha may open a dialog of its own, which has to stand above it. */
const Frame = styled(FullDialog)({
  background: 'none',
  '&::backdrop': { background: 'none' },
});
