import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSlowWait } from '../../src/checkout/hooks/use-slow-wait.ts';

interface OfferCardProps {
  name: string;
  /** Undefined while it is not known: its room is kept. */
  price?: string;
  /** The price elsewhere, struck through. */
  standardPrice?: string;
  waiting: string;
  children?: ReactNode;
}

/** An offer beside the main purchase, with its price. */
export function OfferCard({ name, price, standardPrice, waiting, children }: OfferCardProps) {
  useSlowWait(price === undefined);
  return (
    <Card aria-busy={price === undefined}>
      <strong>{name}</strong>
      <Price>
        {price ?? (
          <Waiting role="status" aria-label={waiting}>
            {'\u00a0'}
          </Waiting>
        )}
        {standardPrice && <s>{standardPrice}</s>}
      </Price>
      {children}
    </Card>
  );
}

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 20,
  borderRadius: theme.shape.borderRadius,
  border: `2px solid ${theme.palette.primary.main}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  '& > strong': { fontSize: 18, lineHeight: 1.35 },
  '& > p': { margin: 0, lineHeight: 1.5, color: theme.palette.text.secondary },
}));

const Price = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 34,
  fontSize: 24,
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
  '& s': { fontSize: 15, fontWeight: theme.typography.fontWeightRegular },
}));

const Waiting = styled('span')(({ theme }) => ({
  width: 120,
  borderRadius: 6,
  background: theme.palette.grey[300],
}));
