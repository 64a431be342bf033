import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { areCookiesAllowed } from '../../checkout/session/cookies.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';
import { FullDialog } from './FullDialog.tsx';
import { theme } from '../../styles/theme.ts';

export function CookiesNotice() {
  const { text } = useStorefront();
  if (!useIsHydrated() || areCookiesAllowed()) return null;
  return (
    <Cover role="alertdialog" aria-label={text('app.cookies')}>
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

const Cover = styled(FullDialog)({
  padding: 24,
  background: theme.palette.background.default,
  textAlign: 'center',
  '&[open]': { display: 'grid', placeContent: 'center', gap: 20 },
});
