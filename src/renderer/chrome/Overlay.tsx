import { styled } from '../../styles/styled.ts';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { SLOW_MS } from '../../checkout/hooks/use-slow-wait.ts';
import { Cover } from '../../../widgets/cover/Cover.tsx';
import { useIsHydrated } from '../form/use-hydration.ts';

/** Section 9: what takes less than this shows no loader. */
const DELAY_MS = 200;

interface OverlayProps {
  isShown: boolean;
  /** Says what is under way; the page behind is inert from the first moment on. */
  words?: string;
}

/** The full-screen loading overlay with the brand's animation. */
export function Overlay({ isShown, ...rest }: OverlayProps) {
  return isShown ? <DelayedCover {...rest} /> : null;
}

function DelayedCover({ words }: Omit<OverlayProps, 'isShown'>) {
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
  return words === undefined ? cover : <Modal name={words}>{cover}</Modal>;
}

/**
 * The browser's own modal dialog, with no way out: the page behind it is inert, and gets its focus back. It is
 * there before its cover: a captcha may open one of its own, which has to stand above it.
 */
function Modal({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <Frame
      ref={ref}
      closedby="none"
      aria-label={name}
      onCancel={(event) => event.preventDefault()}
      // A browser that does not know `closedby` closes it at the second Escape all the same.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      {children}
    </Frame>
  );
}

const Frame = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  // Its content covers the page as soon as that is due.
  background: 'none',
  '&::backdrop': { background: 'none' },
  color: theme.palette.text.primary,
  '&:focus': { outline: 'none' },
}));
