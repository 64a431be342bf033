import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSale, useStorefront } from '../../src/checkout/hooks/checkout-context.ts';
import { theme } from '../../src/styles/theme.ts';

/** The brand's loading animation over the whole page, in the upsell's style on its pages. */
export function Cover({ children }: { children?: ReactNode }) {
  const { brand, text } = useStorefront();
  const { offer } = useSale();
  return (
    <Whole role="status" data-style={offer === 'upsell' ? 'upsell' : undefined}>
      <img
        src={brand.images[brand.settings.loadingFile]}
        alt={text('app.loading')}
        width={96}
        height={96}
      />
      {children}
    </Whole>
  );
}

const Whole = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 90_000,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  background: theme.palette.background.default,
  '&[data-style="upsell"]': {
    background: theme.palette.primary.light,
    boxShadow: `inset 0 6px 0 ${theme.palette.primary.main}`,
  },
});
