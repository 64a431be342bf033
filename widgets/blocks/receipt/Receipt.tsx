import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSale, useStorefront, useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import type { Storefront } from '../../../src/checkout/checkout.ts';
import type { PurchaseResult } from '../../../src/checkout/payment/purchase-result.ts';
import type { TextKey } from '../../../src/contract/generated/names.ts';
import { formatMoney, formatPoints } from '../../../src/rules/money.ts';
import { FactList, lineName, type Fact } from '../../fact-list/FactList.tsx';
import { companyLabels } from '../../fields/card-company/labels.ts';

/** The product, how it was paid and where the access goes, as far as it is known; the number is for support. */
export function Receipt({ of = 'purchase' }: { of?: 'purchase' | 'invoice' }) {
  const { text } = useStorefront();
  const { offer, fill } = useSale();
  const { purchase, upsell, invoice } = useVisit();
  const title = useId();
  const sales: [PurchaseResult | undefined, product?: string][] =
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
          one?.receipt && (
            <FactList key={at} facts={factsOf(one, product, `receipt.${of}`, text)} />
          ),
      )}
    </Paper>
  );
}

function factsOf(
  { receipt, method, voucher }: PurchaseResult,
  product: string | undefined,
  numberKey: TextKey,
  text: Storefront['text'],
): Fact[] {
  if (!receipt) return [];
  const { number, plan, amount, lines = [], points, installments, card, email, at } = receipt;
  const money = (value: number) => formatMoney(value, amount!.currency, amount!.unit);
  const paid = amount && points === undefined;
  const isSum = paid && lines.length > 1;
  const words = { text, plan: plan ?? text('order.plan'), voucher };
  const parts = lines.map((line): Fact => [lineName(line, words), money(line.value)]);
  const bought: Fact = [text('receipt.plan'), plan === product ? undefined : plan];
  return [
    [text('receipt.product'), product],
    ...(isSum ? parts : [bought]),
    [
      text(isSum ? 'order.total' : 'receipt.amount'),
      paid
        ? money(amount.value)
        : points !== undefined && text('order.points', { points: formatPoints(points) }),
    ],
    [
      text('receipt.installments'),
      amount && installments && `${installments.count}x ${money(installments.value)}`,
    ],
    [
      text('receipt.method'),
      [text(`method.${method}`), card && `${companyLabels[card.company]} •••• ${card.lastFour}`]
        .filter(Boolean)
        .join(', '),
    ],
    [text('receipt.email'), email],
    [text('receipt.date'), at === undefined ? undefined : momentOf(at)],
    [text(numberKey), number],
  ];
}

/** Day and time by the buyer's clock. The formatter is made late: the first one of a page costs a cheap phone 40 ms. */
const momentOf = (at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(at);
