import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { parseUrl } from '../../contract/browser/parse-url.ts';
import { withoutParameter } from '../../flow/kept-query.ts';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';
import { theme } from '../../styles/theme.ts';

export const isHomologation = (): boolean => /(?:^|; )homologacao=on(?:;|$)/.test(document.cookie);

/** Says that homologation is shown, and leads out of it; a page of production is never in it. */
export function HomologationBadge() {
  const { text, page } = useStorefront();
  if (!useIsHydrated() || page.environment === 'production' || !isHomologation()) return null;
  const close = () => {
    document.cookie = 'homologacao=; path=/; max-age=0';
    location.replace(withoutHomologation(location.href));
  };
  return (
    <Badge>
      {text('app.homologation')}
      <Close aria-label={text('app.homologation.close')} onClick={close}>
        ×
      </Close>
    </Badge>
  );
}

/** The same address without homologacao=on, or /lead where none can be formed. */
export function withoutHomologation(href: string): string {
  const { pathname, search } = parseUrl(href) ?? { pathname: '/lead', search: '' };
  return pathname + withoutParameter(search, 'homologacao');
}

const Badge = styled('aside')({
  position: 'fixed',
  right: 12,
  bottom: 'calc(12px + var(--banner, 0px))',
  zIndex: 80_000,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingLeft: 14,
  // Forced colours paint no ground: an edge tells it from the page.
  border: '1px solid transparent',
  borderRadius: 999,
  fontSize: 14,
  background: theme.palette.warning.main,
  color: theme.palette.warning.contrastText,
});

const Close = styled(ButtonBase)({ minWidth: 44, minHeight: 44, fontSize: 20 });
