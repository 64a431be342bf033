import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useBrandOffer, useTerms } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { formatMoney, formatPoints } from '../../../src/rules/money.ts';
import { installmentText } from '../../fields/installments/installment-text.ts';
import { visuallyHidden } from '../../visually-hidden.ts';
import { useAmountsDue } from './AmountDue.tsx';

const NOTHING = '\u00a0';

/**
 * The price in money with its period, the price before, and how it is charged. A preview shows the lowest
 * price where the buyer chooses a plan later.
 */
export function Price({ preview }: { preview?: boolean }) {
  const { plan, plans, status, money } = useOrder();
  const { worded } = useTerms();
  const { settings } = useStorefront().brand;
  const { text } = useStorefront();
  const isChosenLater = preview && (settings.tickets ?? settings.multiProfile) && plans.length > 1;
  if (isChosenLater && !worded) {
    const lowest = plans.reduce((one, other) => (other.amount < one.amount ? other : one));
    const period = settings.tickets ? undefined : PERIODS[lowest.type ?? ''];
    return (
      <>
        <Row>
          <span>{text('order.from')}</span>
          <Amount now={money(lowest.amount)} period={period && text(period)} />
        </Row>
        <Due />
      </>
    );
  }
  return (
    <>
      {!plan ? <WaitingRow isOver={status === 'failed'} /> : worded ? <WordedRow /> : <PlanRow />}
      <Charge />
    </>
  );
}

/** The price as brand.json words it, which is not what is charged (D-103). */
function WordedRow() {
  const { brand, text } = useStorefront();
  const { worded, standard } = useTerms();
  const { currency = 'BRL' } = brand.settings.product;
  const read = ({ count, value }: NonNullable<typeof worded>) =>
    (count ? `${count}x ` : '') + formatMoney(value, currency, 'major');
  if (!worded) return null;
  return (
    <Row data-lone={!isLower(worded, standard) || undefined}>
      <span>{text(labelOf(worded))}</span>
      <Amount now={read(worded)} before={isLower(worded, standard) ? read(standard) : undefined} />
    </Row>
  );
}

type Worded = NonNullable<ReturnType<typeof useTerms>['worded']>;

/** The price before is comparable and higher. */
const isLower = (worded: Worded, standard?: Worded): standard is Worded =>
  standard !== undefined && standard.count === worded.count && worded.value < standard.value;

const labelOf = ({ count }: { count?: number }) => (count ? 'order.installment' : 'order.price');

/** The price of the plan. One with interest is not compared with a price that is paid at once. */
function PlanRow() {
  const { brand, text } = useStorefront();
  const { plan, total = 0, bump, money } = useOrder();
  const { isTaxed } = useTerms();
  const { standardAmount = 0, type = '' } = plan!;
  const isLower = !isTaxed && standardAmount > total;
  const period = bump || brand.settings.tickets ? undefined : PERIODS[type];
  return (
    <Row>
      <span>{text('order.total')}</span>
      <Amount
        now={money(total)}
        period={period && text(period)}
        before={isLower ? money(standardAmount) : undefined}
        saving={
          isLower ? text('order.saving', { value: money(standardAmount - total) }) : undefined
        }
      />
    </Row>
  );
}

const PERIODS: Readonly<Partial<Record<string, 'order.yearly' | 'order.monthly'>>> = {
  yearly: 'order.yearly',
  recurrency: 'order.monthly',
};

interface AmountProps {
  now: string;
  period?: string;
  before?: string;
  saving?: string;
}

function Amount({ now, period, before, saving }: AmountProps) {
  const { text } = useStorefront();
  if (!before) return <Total>{withPeriod(now, period)}</Total>;
  return (
    <Total>
      <Hidden>{text('order.now')} </Hidden>
      <ins>{withPeriod(now, period)}</ins>
      <small>
        <Hidden> {text('order.before')} </Hidden>
        <del>{before}</del>
        {saving && ` ${saving}`}
      </small>
    </Total>
  );
}

const withPeriod = (amount: string, period: string | undefined) =>
  period ? (
    <>
      {amount} <small>{period}</small>
    </>
  ) : (
    amount
  );

/** The amount that is charged of it, and when. It is read out whenever it changes; its room is kept before. */
function Charge() {
  const { text } = useStorefront();
  const { plan, money } = useOrder();
  const { worded, split, longest, chargedFrom } = useTerms();
  const special = useBrandOffer();
  const due = useAmountsDue();
  const saysMore = worded ?? split ?? chargedFrom;
  const shown = plan ? due : special?.freeFor ? [NOTHING, NOTHING] : [];
  return (
    <Due role="status">
      {plan && !saysMore ? (
        <>
          <Hidden>{due} </Hidden>
          {longest && installmentText(longest, plan, text, money, 'upTo')}
        </>
      ) : (
        shown.map((line, at) => <span key={at}>{line}</span>)
      )}
    </Due>
  );
}

function WaitingRow({ isOver, isLone }: { isOver?: boolean; isLone?: boolean }) {
  const { text } = useStorefront();
  const { worded, standard } = useTerms();
  return (
    <Row data-lone={isLone || (worded && !isLower(worded, standard)) || undefined}>
      {!isOver && <span>{text(worded ? labelOf(worded) : 'order.total')}</span>}
      <Total>
        {!isOver && (
          <>
            <Bar role="status" aria-label={text('order.loading')}>
              {NOTHING}
            </Bar>
            <noscript>
              <small>{text('order.noscript')}</small>
            </noscript>
          </>
        )}
      </Total>
    </Row>
  );
}

/** The price in points; a plan that cannot be paid with them shows no number. */
export function PriceInPoints() {
  const { text } = useStorefront();
  const { plan } = useOrder();
  if (!plan) return <WaitingRow isLone />;
  if (plan.points === undefined) return null;
  return (
    <Row data-lone>
      <span>{text('order.total')}</span>
      <Total>{text('order.points', { points: formatPoints(plan.points) })}</Total>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  // With a wider one the price of a prestação, whose label is long, breaks at 320 px.
  columnGap: 4,
  // No price before belongs to it, so that it keeps no room for one; below 20rem it may take two lines.
  '&[data-lone] > strong': {
    minHeight: 'clamp(1.4em, 1.4em + (20rem - 100vw) * 99, 2.8em)',
  },
});

const Total = styled('strong')(({ theme }) => ({
  // The amount and the price before have their whole place from the beginning, so nothing moves.
  flexGrow: 1,
  // Below 18rem, which is a phone with large letters, it has a line to itself.
  flexBasis: 'clamp(0px, (18rem - 100vw) * 99, 100%)',
  // Below 22.5rem (360 px) the price before takes two lines.
  minHeight: 'clamp(3.125rem, 3.125rem + (22.5rem - 100vw) * 99, 4.2rem)',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '0.875rem', fontWeight: theme.typography.fontWeightRegular },
  '& > small': { display: 'block' },
  '& ins': { textDecoration: 'none' },
}));

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  width: 110,
  marginLeft: 'auto',
  borderRadius: 6,
  background: theme.palette.grey[300],
  // Nobody waits for a program that does not run.
  '@media (scripting: none)': { display: 'none' },
}));

const Due = styled('p')({
  margin: 0,
  minHeight: 'clamp(1.45em, 1.45em + (22.5rem - 100vw) * 99, 2.9em)',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'right',
  textWrap: 'balance',
  '& > span': { display: 'block' },
});

const Hidden = styled('span')(visuallyHidden);
