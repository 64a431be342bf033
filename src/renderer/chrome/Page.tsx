import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { POSTED_STEP, STEP_BACK } from '../../contract/visit-cookie.ts';
import { useSale, useStorefront, useVisitValue } from '../../checkout/hooks/checkout-context.ts';
import { hasUpsell } from '../../checkout/hooks/facts.ts';
import { hasBackButton, hidesLogo, showsSeller } from '../../flow/sold-at.ts';
import type { StepCount } from '../../flow/step.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { Footer } from './Footer.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { theme } from '../../styles/theme.ts';

/** DOM id of the form that 'Voltar' posts where the program is not there. */
const BACK_FORM = 'back';

interface PageProps {
  templateId: TemplateId;
  path: string;
  count: StepCount;
  /** Leads back within the shop; missing where nothing is before. */
  onBack?(): void;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: logo or name, Voltar, seller, step indicator, and the footer that signs it. */
export function Page(props: PageProps) {
  const { templateId, path, count, onBack, footer, children } = props;
  const { brand, page, text } = useStorefront();
  const { link, flow, step } = useSale();
  const isUpsellBought = useVisitValue(hasUpsell);
  const sellerName = page.seller?.name;
  const { logoFile, logoDarkFile = logoFile, style, product } = brand.settings;
  const { [logoFile]: light, [logoDarkFile]: dark } = brand.images;
  const [own, other, otherMode] =
    page.mode === 'dark' ? [dark, light, 'light'] : [light, dark, 'dark'];
  const usual = hidesLogo(templateId, isUpsellBought)
    ? undefined
    : (flow.props?.media?.logo ?? own);
  const logo = step?.props?.media?.logo ?? usual;
  const width = step?.props?.style?.logoWidth ?? flow.props?.style?.logoWidth ?? style.logoWidth;
  const goBack = hasBackButton(templateId) ? onBack : undefined;
  const pressed = useRef(path);
  // The second half of a double click may come when the next screen is drawn; the buyer meant the first one.
  const dropLateHalf = (event: MouseEvent) => {
    if (event.detail < 2) pressed.current = path;
    else if (pressed.current !== path) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <Body onClickCapture={dropLateHalf}>
      <Header data-wide>
        <Bar>
          <Side>
            {goBack && (
              <Back
                type="submit"
                form={BACK_FORM}
                name={POSTED_STEP}
                value={STEP_BACK}
                onClick={(event) => {
                  event.preventDefault();
                  goBack();
                }}
              >
                <span aria-hidden="true">‹</span> {text('app.back')}
              </Back>
            )}
          </Side>
          {logo ? (
            <Picture>
              {logo === own && own !== other && (
                // Forced colours replace the brand's background by the buyer's.
                <source
                  media={`(forced-colors: active) and (prefers-color-scheme: ${otherMode})`}
                  srcSet={other}
                />
              )}
              <Logo src={logo} alt={product.name} width={width} />
            </Picture>
          ) : (
            <Name variant="h3" component="strong">
              {product.name}
            </Name>
          )}
        </Bar>
        {showsSeller(templateId, link.seller, sellerName) && (
          <SellerName>{text('app.seller', { sellerName: sellerName! })}</SellerName>
        )}
      </Header>
      {/* The address changes before the screen does; whoever looks from outside must know which is drawn. */}
      <Main data-path={path} data-wide>
        {count.step !== undefined && <StepIndicator step={count.step} total={count.total} />}
        {children}
      </Main>
      {/* The screen's own form is the first of the page, and its button the first that sends. */}
      {goBack && <form id={BACK_FORM} method="post" hidden />}
      {/* A new screen has a new footer, so that the one before does not move; a question in it outlives its screen. */}
      <Footer key={footer ? '' : path}>
        {page.sandbox && <p>{text('app.sandbox')}</p>}
        {footer}
      </Footer>
    </Body>
  );
}

/** Padding, the gap and a second column of 336 px beside the form: the frame of every screen, so that none jumps. */
const WIDE = 'calc(var(--form-max-width) + 448px)';

export const Body = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 20,
  padding: '20px 16px 32px',
  boxSizing: 'border-box',
  background: theme.palette.background.default,
  color: theme.palette.text.primary,
  [theme.breakpoints.down('xs')]: { padding: '14px 12px 28px', gap: 16 },
  [theme.breakpoints.up('md')]: { padding: '40px 24px 48px', gap: 28 },
});

export const Header = styled('header')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 485,
  [theme.breakpoints.up('xl')]: { '&[data-wide]': { maxWidth: WIDE } },
});

/** The way back, then the logo or name: in the middle where there is room, else right of it, so that they never meet. */
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  // Weighs as much as the side of the way back.
  '&::after': { content: '""', flex: '1 1 0', minWidth: 0 },
});

const Side = styled('div')({ flex: '1 0 0', minWidth: 'max-content' });

const Back = styled(ButtonBase)({
  gap: 6,
  minHeight: 44,
  padding: '0 10px 0 4px',
  borderRadius: 8,
  fontSize: 15,
  '& > span': { fontSize: 24, lineHeight: 1, paddingBottom: 3 },
});

const Picture = styled('picture')({ display: 'contents' });

export const Logo = styled('img')({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '60%',
  height: 'auto',
  '@media (max-width: 249.98px)': { width: 110, maxWidth: 'none' },
});

const Name = styled(Typography)({
  flex: '0 1 auto',
  minWidth: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
}) as typeof Typography;

const SellerName = styled('p')({
  margin: 0,
  padding: '6px 14px',
  borderRadius: 999,
  fontSize: 14,
  background: theme.palette.primary.light,
});

export const Main = styled('main')({
  width: '100%',
  maxWidth: 'var(--form-max-width)',
  boxSizing: 'border-box',
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:has([data-room]) ~ footer': { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: {
    padding: 32,
    borderRadius: 16,
    background: theme.palette.background.paper,
    boxShadow: 'var(--card-shadow)',
  },
  [theme.breakpoints.up('xl')]: {
    '&[data-wide]': { maxWidth: WIDE },
  },
});
