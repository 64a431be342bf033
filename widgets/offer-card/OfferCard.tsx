import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useStorefront } from '../../src/checkout/hooks/checkout-context.ts';
import { useSlowWait } from '../../src/checkout/hooks/use-call-notices.ts';
import { VisuallyHidden } from '../visually-hidden.ts';
import { Waiting } from '../waiting/Waiting.tsx';
import { theme } from '../../src/styles/theme.ts';

interface OfferCardProps {
  name: string;
  /** Its price, and the one elsewhere; undefined while they are not known: their room is kept. */
  plan?: { amount: number; standardAmount?: number };
  money(amount: number): string;
  /** The theme whose colours it has, where that is not the page's; the page has loaded no other font. */
  theme?: 'upsell';
  children?: ReactNode;
}

/** An offer beside the main purchase, with its price; a higher one elsewhere is struck through. */
export function OfferCard({ name, plan, money, theme: worn, children }: OfferCardProps) {
  const { text } = useStorefront();
  useSlowWait(plan === undefined);
  const { amount = 0, standardAmount = 0 } = plan ?? {};
  return (
    <Card component="section" aria-busy={plan === undefined} data-theme={worn}>
      <Typography variant="h3" component="strong">
        {name}
      </Typography>
      <Price>
        {!plan ? (
          <PriceWaiting />
        ) : standardAmount > amount ? (
          <>
            <VisuallyHidden>{text('order.now')} </VisuallyHidden>
            <ins>{money(amount)}</ins>
            <VisuallyHidden> {text('order.before')}</VisuallyHidden>{' '}
            <del>{money(standardAmount)}</del>
            <small> {text('order.saving', { value: money(standardAmount - amount) })}</small>
          </>
        ) : (
          money(amount)
        )}
      </Price>
      {children}
    </Card>
  );
}

const Card = styled(Paper)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  padding: 20,
  border: `2px solid ${theme.palette.primary.main}`,
}) as typeof Paper;

const Price = styled('span')({
  // The saving has its line from the beginning, so that nothing moves when it is known.
  minHeight: '3.5rem',
  fontSize: '1.5rem',
  lineHeight: '2.125rem',
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
  '& ins': { marginRight: 6, textDecoration: 'none' },
  '& del, & small': { fontSize: '0.9375rem', fontWeight: theme.typography.fontWeightRegular },
  '& small': { display: 'block', lineHeight: 1.4 },
});

const PriceWaiting = styled(Waiting)({ width: 120 });
