import { styled } from '../../styles/styled.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { areCookiesAllowed } from '../../checkout/session/cookies-allowed.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { LinkButton } from '../../../widgets/button/Button.tsx';

/** Without cookies the checkout cannot be used; a full-screen notice says so (sections 2 and 8). */
export function CookiesNotice() {
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => setDisabled(!areCookiesAllowed()), []);
  return isDisabled ? <Notice /> : null;
}

/** The browser's own modal dialog: it takes the focus, and the page behind it is inert. It has no way out. */
function Notice() {
  const { text } = useStorefront();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <Cover
      ref={ref}
      role="alertdialog"
      closedby="none"
      aria-label={text('app.cookies')}
      onCancel={(event) => event.preventDefault()}
      // A browser that does not know `closedby` closes it at the second Escape all the same.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <p>{text('app.cookies')}</p>
      <LinkButton
        href={location.href}
        onClick={(event) => {
          event.preventDefault();
          location.reload();
        }}
      >
        {text('app.cookies.retry')}
      </LinkButton>
    </Cover>
  );
}

const Cover = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 24,
  border: 0,
  textAlign: 'center',
  lineHeight: 1.5,
  background: theme.palette.background.default,
  color: theme.palette.text.primary,
  '&[open]': { display: 'grid', placeContent: 'center', gap: 20 },
}));
