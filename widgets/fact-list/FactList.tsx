import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Storefront } from '../../src/checkout/checkout.ts';
import type { LineItem } from '../../src/checkout/payment/amount.ts';
import { theme } from '../../src/styles/theme.ts';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values in rows; a value that is not known has none. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(
        ([name, value], at) =>
          value && (
            <div key={at}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}

/** The name of a part of an amount; `plan` stands for the plan, `voucher` is the code whose discount it is. */
export function lineName(
  { kind, name }: LineItem,
  { text, plan, voucher = '' }: { text: Storefront['text']; plan: string; voucher?: string },
) {
  if (kind === 'plan') return plan;
  if (kind === 'bump') return name ?? text('order.plan');
  return text(`order.${kind}`, { voucher });
}

const List = styled('dl')({
  display: 'grid',
  gap: 8,
  width: '100%',
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  textAlign: 'left',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
  },
  '& dt': { color: theme.palette.text.secondary, minWidth: 0 },
  '& dd': {
    margin: '0 0 0 auto',
    minWidth: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
});
