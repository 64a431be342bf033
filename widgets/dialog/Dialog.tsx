import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  role?: 'alertdialog';
  /** Id of the element that names it. */
  labelledBy: string;
  /** Called after the focus is back; `answer` is the pressed button's value, '' after Escape. */
  onClose(answer: string): void;
  children: ReactNode;
}

/** For a button inside a dialog. */
export const closesWith =
  (answer: string) =>
  ({ currentTarget }: { currentTarget: Element }): void =>
    currentTarget.closest('dialog')?.close(answer);

/** The ref of a dialog of the browser's, which opens over the page, keeps the focus and gives it back. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    // Taken away without that it would keep the focus from where it was.
    return () => dialog.close();
  }, []);
  return ref;
}

/** The browser's own dialog, of the size of all failures: it keeps the focus inside, and gives it back. */
export function Dialog({ role, labelledBy, onClose, children }: DialogProps) {
  return (
    <Box
      component="dialog"
      ref={useModal()}
      role={role}
      aria-labelledby={labelledBy}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue)}
    >
      {children}
    </Box>
  );
}

const Box = styled(Paper)({
  boxSizing: 'border-box',
  width: 320,
  // Large letters do not take the room of the words on a phone.
  maxWidth: 'calc(100vw - min(1rem, 4vw))',
  maxHeight: 'calc(100dvh - 32px)',
  zIndex: 100_000,
  padding: 'min(1.25rem, 5vw)',
  borderRadius: 12,
  '&[open]': { display: 'flex', flexDirection: 'column', gap: 16 },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
}) as typeof Paper;
