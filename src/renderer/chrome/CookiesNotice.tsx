import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { areCookiesAllowed } from '../../checkout/session/cookies-allowed.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { FullDialog } from './FullDialog.tsx';

/** Without cookies the checkout cannot be used; a full-screen notice says so (sections 2 and 8). */
export function CookiesNotice() {
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => setDisabled(!areCookiesAllowed()), []);
  return isDisabled ? <Notice /> : null;
}

function Notice() {
  const { text } = useStorefront();
  return (
    <Cover role="alertdialog" name={text('app.cookies')}>
      <Typography>{text('app.cookies')}</Typography>
      <Button
        href={location.href}
        onClick={(event) => {
          event.preventDefault();
          location.reload();
        }}
      >
        {text('app.cookies.retry')}
      </Button>
    </Cover>
  );
}

const Cover = styled(FullDialog)(({ theme }) => ({
  padding: 24,
  background: theme.palette.background.default,
  textAlign: 'center',
  '&[open]': { display: 'grid', placeContent: 'center', gap: 20 },
}));
