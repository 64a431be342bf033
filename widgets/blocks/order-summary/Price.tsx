import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  useSale,
  useServices,
  useStorefront,
} from '../../../src/checkout/hooks/checkout-context.ts';
import { useTerms } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import { FactList, type Fact } from '../../fact-list/FactList.tsx';
import { lineName } from '../../fact-list/line-name.ts';
import { installmentText } from '../../fields/installments/installment-text.ts';
import { VisuallyHidden } from '../../visually-hidden.ts';
import { Waiting } from '../../waiting/Waiting.tsx';
import { useAmountDue } from './AmountDue.tsx';
import type { Total } from './use-total.ts';

interface PriceProps {
  total: Total;
  points?: boolean;
  /** Called when the order bump is taken out, and its button with it. */
  onRemoved(): void;
}

/** The parts of the price, their sum, and how it is charged; points have no parts. Room is kept while they are awaited. */
export function Price({ total: { value, period, isLowest }, points, onRemoved }: PriceProps) {
  const { text } = useStorefront();
  const isWaiting = useOrder().status === 'loading';
  if (!isWaiting && value === undefined) return null;
  const hasParts = !points && !isLowest;
  return (
    <>
      {hasParts && <Lines onRemoved={onRemoved} />}
      {!points && <OfferPrice />}
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
      {hasParts && <Charge />}
    </>
  );
}

/** The price as the brand words it: a text of its offer, which need not be what is charged. */
function OfferPrice() {
  const { brand, text } = useStorefront();
  const { worded } = useTerms();
  if (!worded) return null;
  const { count, value } = worded;
  const price = formatMoney(value, brand.settings.product.currency ?? 'BRL', 'major');
  return (
    <Typography variant="body2">
      {`${text(count ? 'order.installment' : 'order.price')}: ${count ? `${count}x ` : ''}${price}`}
    </Typography>
  );
}

function Lines({ onRemoved }: Pick<PriceProps, 'onRemoved'>) {
  const { text } = useStorefront();
  const { visit } = useServices();
  const { link } = useSale();
  const { lines, money } = useOrder();
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

function Charge() {
  const { text } = useStorefront();
  const { plan, money } = useOrder();
  const { split, longest } = useTerms();
  const due = useAmountDue();
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

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 8,
  paddingTop: 8,
  borderTop: `1px solid ${theme.palette.grey[300]}`,
}));

const Total = styled('strong')(({ theme }) => ({
  flexGrow: 1,
  minHeight: '1.4em',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '0.875rem', fontWeight: theme.typography.fontWeightRegular },
}));

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
