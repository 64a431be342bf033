import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { LinkButton } from '../../../widgets/button/Button.tsx';

/** Without cookies the checkout cannot be used; a full-screen notice says so (sections 2 and 8). */
export function CookiesNotice() {
  const { text } = useStorefront();
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => setDisabled(!navigator.cookieEnabled), []);
  if (!isDisabled) return null;
  return (
    <Cover role="alertdialog" aria-modal="true" aria-label={text('app.cookies')}>
      <p>{text('app.cookies')}</p>
      <LinkButton
        href={typeof location === 'undefined' ? '' : location.href}
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

const Cover = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: 95_000,
  display: 'grid',
  placeContent: 'center',
  gap: 20,
  padding: 24,
  textAlign: 'center',
  lineHeight: 1.5,
  background: theme.palette.background.default,
  color: theme.palette.text.primary,
}));
