import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSale, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import type { FlowStep } from '../../contract/compiled-brand.ts';
import { hasBackButton, hidesLogo, showsSeller } from '../../flow/chrome.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { StepIndicator } from './StepIndicator.tsx';

interface PageProps {
  templateId: TemplateId;
  /** Path of the address that is drawn. */
  path: string;
  step?: FlowStep;
  stepNumber?: number;
  /** Leads back within the shop; missing where nothing is before. */
  onBack?(): void;
  /** Stands below the screen. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: logo, Voltar, seller, step indicator, the one column. */
export function Page({ templateId, path, step, stepNumber, onBack, footer, children }: PageProps) {
  const { brand, page, text } = useStorefront();
  const { link, flow } = useSale();
  const { seller } = page;
  const { logoFile, logoDarkFile, style, product } = brand.settings;
  const own = brand.images[page.mode === 'dark' ? (logoDarkFile ?? logoFile) : logoFile];
  const supplied = step?.props?.media?.logo;
  const logo = supplied ?? (hidesLogo(templateId) ? undefined : (flow.props?.media?.logo ?? own));
  const width = step?.props?.style?.logoWidth ?? flow.props?.style?.logoWidth ?? style.logoWidth;
  return (
    <Body>
      <Header>
        <Bar>
          {onBack && hasBackButton(templateId) && (
            <Back type="button" onClick={onBack}>
              <span aria-hidden="true">‹</span> {text('app.back')}
            </Back>
          )}
          {logo && <Logo src={logo} alt={product.name} width={width} />}
        </Bar>
        {showsSeller(templateId, link.seller, seller?.name) && (
          <SellerName>{text('app.seller', { sellerName: seller!.name! })}</SellerName>
        )}
      </Header>
      {/* The address changes before the screen does; whoever looks from outside must know which is drawn. */}
      <Main data-path={path} width={style.formMaxWidth}>
        {stepNumber !== undefined && <StepIndicator step={stepNumber} />}
        {children}
      </Main>
      {(page.sandbox || footer) && (
        <Note>
          {page.sandbox && text('app.sandbox')}
          {footer}
        </Note>
      )}
    </Body>
  );
}

export const Body = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 20,
  padding: '20px 16px 32px',
  boxSizing: 'border-box',
  background: theme.palette.background.default,
  color: theme.palette.text.primary,
  // Section 9: mobile.
  [theme.breakpoints.down('xs')]: { padding: '14px 12px 28px', gap: 16 },
  [theme.breakpoints.up('md')]: { padding: '40px 24px 48px', gap: 28 },
}));

export const Header = styled('header')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  width: '100%',
  maxWidth: 485,
});

const Bar = styled('div')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
});

const Back = styled('button')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 10px 0 4px',
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: theme.palette.text.primary,
  font: 'inherit',
  fontSize: 15,
  cursor: 'pointer',
  '& > span': { fontSize: 24, lineHeight: 1, paddingBottom: 3 },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

/** Section 9: small-screen logo width. */
export const Logo = styled('img')({
  maxWidth: '60%',
  height: 'auto',
  '@media (max-width: 249.98px)': { width: 110, maxWidth: 'none' },
});

const SellerName = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '6px 14px',
  borderRadius: 999,
  fontSize: 14,
  background: theme.palette.background.tint,
}));

export const Main = styled('main', { shouldForwardProp: (name) => name !== 'width' })<{
  width: number;
}>(({ theme, width }) => ({
  width: '100%',
  maxWidth: width,
  boxSizing: 'border-box',
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    padding: 32,
    borderRadius: 16,
    background: theme.palette.background.paper,
    boxShadow: theme.cardShadow,
  },
}));

const Note = styled('footer')(({ theme }) => ({
  margin: 0,
  fontSize: 13,
  color: theme.palette.text.secondary,
}));
