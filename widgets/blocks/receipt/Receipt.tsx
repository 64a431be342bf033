import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useSale, useStorefront, useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFirstCharge } from '../../../src/checkout/hooks/use-brand-offer.ts';
import type { VisitState } from '../../../src/checkout/session/visit.ts';
import type { TextKey } from '../../../src/contract/generated/names.ts';
import { formatMoney, formatPoints } from '../../../src/rules/money.ts';
import { FactList } from '../../fact-list/FactList.tsx';

type Purchase = NonNullable<VisitState['purchase']>;

/** The product that was bought, how it was paid and where the access goes, as far as it is known; the number is for support. */
export function Receipt({ of = 'purchase' }: { of?: 'purchase' | 'invoice' }) {
  const { text } = useStorefront();
  const { offer, fill } = useSale();
  const { purchase, upsell, invoice } = useVisit();
  const title = useId();
  const sales: [Purchase | undefined, product?: string][] =
    of === 'invoice'
      ? // A link may say any product beside an invoice.
        [[invoice]]
      : [
          [purchase, fill('{productName}')],
          [offer === 'upsell' ? upsell : undefined, fill('{upsellName}')],
        ];
  if (!sales.some(([one]) => one?.receipt)) return null;
  return (
    <Paper component="section" variant="tint" sx={{ gap: 2 }} aria-labelledby={title}>
      <Typography id={title} variant="h2">
        {text('receipt.title')}
      </Typography>
      {sales.map(
        ([one, product], at) =>
          one && <Facts key={at} purchase={one} product={product} numberKey={`receipt.${of}`} />,
      )}
    </Paper>
  );
}

interface FactsProps {
  purchase: Purchase;
  product?: string;
  numberKey: TextKey;
}

function Facts({ purchase, product, numberKey }: FactsProps) {
  const { text } = useStorefront();
  const { receipt, method } = purchase;
  const from = useFirstCharge(purchase);
  if (!receipt) return null;
  const { number, plan, amount, points, installments, email, at } = receipt;
  const money = (value: number) => amount && formatMoney(value, amount.currency, amount.unit);
  const due = amount && from && (
    <>
      {text('order.today', { value: money(0)! })}
      <br />
      {text('order.later', { date: from, value: money(amount.value)! })}
    </>
  );
  const paid =
    points === undefined
      ? due || (amount && money(amount.value))
      : text('order.points', { points: formatPoints(points) });
  const rows: [TextKey, ReactNode][] = [
    ['receipt.product', product],
    ['receipt.plan', plan === product ? undefined : plan],
    ['receipt.amount', paid],
    ['receipt.installments', installments && `${installments.count}x ${money(installments.value)}`],
    ['receipt.method', text(`method.${method}`)],
    ['receipt.email', email],
    ['receipt.date', at === undefined ? undefined : momentOf(at)],
    [numberKey, number],
  ];
  return <FactList facts={rows.map(([key, value]) => ({ name: text(key), value }))} />;
}

/**
 * Day and time by the buyer's clock, as their bank shows them; both countries write them alike. The formatter is
 * made when it is needed: the first one of a page costs a cheap phone 40 ms.
 */
const momentOf = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(at);
