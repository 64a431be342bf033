import { styled } from '@mui/material/styles';
import { useSale, useStorefront, useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import type { VisitState } from '../../../src/checkout/session/visit.ts';
import type { TextKey } from '../../../src/contract/generated/names.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import { readMoment } from '../../../src/rules/moment.ts';
import { dueDateOf, readBoletoLine } from '../../../src/rules/payment-codes/boleto.ts';

type Purchase = NonNullable<VisitState['purchase']>;

/** Facts that the buyer quotes to support: number, plan, amount, instalments and due date, as far as they are known. */
export function Receipt({ of = 'purchase' }: { of?: 'purchase' | 'invoice' }) {
  const { text } = useStorefront();
  const { offer } = useSale();
  const { purchase, upsell, invoice } = useVisit();
  const shown = of === 'invoice' ? [invoice] : [purchase, offer === 'upsell' ? upsell : undefined];
  const bought = shown.filter((one) => one !== undefined);
  if (!bought.some(({ receipt }) => receipt)) return null;
  return (
    <Card aria-label={text('receipt.title')}>
      {bought.map((one, at) => (
        <Facts key={at} purchase={one} numberKey={`receipt.${of}`} />
      ))}
    </Card>
  );
}

function Facts({ purchase, numberKey }: { purchase: Purchase; numberKey: TextKey }) {
  const { text } = useStorefront();
  const { receipt, method, result } = purchase;
  if (!receipt) return null;
  const { number, plan, amount, installments } = receipt;
  const money = (value: number) => amount && formatMoney(value, amount.currency, amount.unit);
  const due = result.boleto && dayOf(result.boleto);
  const rows: [TextKey, string | undefined][] = [
    [numberKey, number],
    ['receipt.plan', plan],
    ['receipt.amount', amount && money(amount.value)],
    ['receipt.installments', installments && `${installments.count}x ${money(installments.value)}`],
    ['receipt.method', text(`method.${method}`)],
    ['receipt.due', due],
  ];
  return (
    <List>
      {rows.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' });
const inBrazil = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** The day on which a slip is due: as the upstream says, else as its line does. */
function dayOf({ dueDate, line }: NonNullable<Purchase['result']['boleto']>): string | undefined {
  const said = dueDate === undefined ? undefined : readMoment(dueDate);
  if (said !== undefined) return inBrazil.format(said);
  const slip = readBoletoLine(line ?? '');
  const read = slip && dueDateOf(slip, Date.now());
  return read === undefined ? undefined : day.format(read);
}

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.tint,
  color: theme.palette.text.primary,
}));

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  fontSize: 15,
  lineHeight: 1.45,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: theme.palette.text.secondary, flex: 'none' },
  '& dd': {
    margin: 0,
    minWidth: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
}));
