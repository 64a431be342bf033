import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  useSale,
  useServices,
  useStorefront,
} from '../../../src/checkout/hooks/checkout-context.ts';
import { useTerms } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useLines, type Order } from '../../../src/checkout/hooks/use-order.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import { FactList, lineName, type Fact } from '../../fact-list/FactList.tsx';
import { installmentText } from '../../fields/installments/installment-text.ts';
import { VisuallyHidden } from '../../visually-hidden.ts';
import { Waiting } from '../../waiting/Waiting.tsx';
import { useAmountDue } from './AmountDue.tsx';
import type { Total } from './use-total.ts';
import { theme } from '../../../src/styles/theme.ts';

interface PriceProps {
  order: Order;
  total: Total;
  points?: boolean;
  /** Called when the order bump is taken out, and its button with it. */
  onRemoved(): void;
}

/** The parts of the price, their sum, and how it is charged; points have no parts. Room is kept while they are awaited. */
export function Price({ order, total, points, onRemoved }: PriceProps) {
  const { text } = useStorefront();
  const { value, period, isLowest } = total;
  const isWaiting = order.status === 'loading';
  if (!isWaiting && value === undefined) return null;
  const hasParts = !points && !isLowest;
  return (
    <>
      {hasParts && <Lines order={order} onRemoved={onRemoved} />}
      {!points && <OfferPrice order={order} />}
      <Row>
        <span>{text(isLowest ? 'order.from' : 'order.total')}</span>
        <Total>
          {isWaiting ? (
            <>
              <Bar />
              <noscript>
                <small>{text('order.noscript')}</small>
              </noscript>
            </>
          ) : (
            <>
              <span>{value}</span>
              {period && <small>{` ${period}`}</small>}
            </>
          )}
        </Total>
      </Row>
      {hasParts && <Charge order={order} />}
    </>
  );
}

/** The price as the brand words it: a text of its offer, which need not be what is charged. */
function OfferPrice({ order }: Pick<PriceProps, 'order'>) {
  const { brand, text } = useStorefront();
  const { worded } = useTerms(order);
  if (!worded) return null;
  const { count, value } = worded;
  const price = formatMoney(value, brand.settings.product.currency ?? 'BRL', 'major');
  return (
    <Typography variant="body2">
      {`${text(count ? 'order.installment' : 'order.price')}: ${count ? `${count}x ` : ''}${price}`}
    </Typography>
  );
}

function Lines({ order, onRemoved }: Pick<PriceProps, 'order' | 'onRemoved'>) {
  const { text } = useStorefront();
  const { visit } = useServices();
  const { link } = useSale();
  const { money } = order;
  const lines = useLines(order);
  const words = { text, plan: text('order.plan'), voucher: link.voucher };
  const remove = () => {
    visit.keepBump(undefined);
    onRemoved();
  };
  const facts = lines.map((line): Fact => {
    const name = lineName(line, words);
    const value = money(line.value);
    if (line.kind !== 'bump') return [name, value];
    return [
      name,
      <>
        <span>{value}</span>{' '}
        <Remove variant="text" aria-label={`${text('order.remove')} ${name}`} onClick={remove}>
          {text('order.remove')}
        </Remove>
      </>,
    ];
  });
  return (
    <Room>
      <FactList facts={facts} />
    </Room>
  );
}

function Charge({ order }: Pick<PriceProps, 'order'>) {
  const { text } = useStorefront();
  const { plan, money } = order;
  const { split, longest } = useTerms(order);
  const due = useAmountDue(order);
  return (
    <Due role="status">
      {split && <span>{due}</span>}
      {plan && !split && <VisuallyHidden>{`${due} `}</VisuallyHidden>}
      {plan && !split && longest && (
        <span>{installmentText(longest, plan, text, money, 'upTo')}</span>
      )}
    </Due>
  );
}

/** Most prices have a plan and a discount: two lines from the beginning. */
const Room = styled('div')({ minHeight: 'calc(2.9 * 0.9375rem + 8px)' });

const Remove = styled(Button)({
  minHeight: 0,
  minWidth: 0,
  width: 'auto',
  padding: '0 4px',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  textDecoration: 'underline',
});

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 8,
  paddingTop: 8,
  borderTop: `1px solid ${theme.palette.grey[300]}`,
});

const Total = styled('strong')({
  flexGrow: 1,
  minHeight: '1.4em',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '0.875rem', fontWeight: theme.typography.fontWeightRegular },
});

const Bar = styled(Waiting)({
  width: 110,
  marginLeft: 'auto',
  // Without scripts no price comes.
  '@media (scripting: none)': { display: 'none' },
});

const Due = styled('p')({
  margin: 0,
  minHeight: 'clamp(1.45em, 1.45em + (22.5rem - 100vw) * 99, 2.9em)',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'right',
  textWrap: 'balance',
  '& > span': { display: 'block' },
});
