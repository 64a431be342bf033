import { styled } from '@mui/material/styles';
import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useBrandOffer } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
import { formatMoney, formatPoints } from '../../../src/rules/money.ts';
import { Button } from '../../button/Button.tsx';
import { VoucherNote } from './VoucherNote.tsx';

const NOTHING = '\u00a0';

/**
 * The product and its price; a failure offers another attempt, never a made-up price (D-112). A plan
 * without a price in points shows no number where points are asked for (D-178). Beside a price that
 * brand.json words stands the amount that is charged at once (D-103).
 */
export function OrderSummary({ trial, points }: { trial?: string; points?: boolean }) {
  const { productName, offer } = useSale();
  const { brand, text } = useStorefront();
  const { status, plan, total = 0, bump, money, retry } = useOrder();
  const hasFailed = status === 'failed';
  useSlowWait(status === 'loading');
  useFailure(hasFailed, { call: 'getProduct', retry });
  const { shownInstallment, currency = 'BRL', productFullPrice } = brand.settings.product;
  // Prices in the brand's JSON are those of its own product.
  const standard = offer === 'upsell' ? undefined : shownInstallment;
  const special = useBrandOffer();
  // A price in money says nothing about points.
  const shown = points ? undefined : (special?.price ?? standard);
  const isLower =
    shown && standard && shown.count === standard.count && shown.value < standard.value;
  const terms = special?.terms ?? trial;
  const read = ({ count, value }: { count?: number; value: number }) =>
    (count ? `${count}x ` : '') + formatMoney(value, currency, 'major');
  const inPoints =
    plan?.points !== undefined && text('order.points', { points: formatPoints(plan.points) });
  /** Most plans bring a name and a price before: their room is kept, so that nothing moves below. */
  const keepsRoom = !plan && productFullPrice === undefined;
  const icon = brand.images[brand.settings.payment.productDsIcon ?? ''];
  if (hasFailed) {
    return (
      <Card role="alert">
        <span>{text('error.general')}</span>
        <Button kind="secondary" onClick={retry}>
          {text('error.retry')}
        </Button>
      </Card>
    );
  }
  return (
    <Card aria-busy={status === 'loading'}>
      <Title>
        {icon && <img src={icon} alt="" width={40} height={40} />}
        <Product>
          {productName}
          {plan?.name && plan.name !== productName && <small>{plan.name}</small>}
          {bump && <small>+ {bump.name ?? bump.id}</small>}
          {keepsRoom && <small aria-hidden="true">{NOTHING}</small>}
        </Product>
      </Title>
      {special && <Headline>{special.headline}</Headline>}
      <Row>
        {!(points && plan && !inPoints) && <span>{text('order.total')}</span>}
        {plan && points ? (
          inPoints && <Total>{inPoints}</Total>
        ) : plan ? (
          <Total>
            {shown ? read(shown) : money(total)}
            {isLower && <s>{read(standard)}</s>}
            {shown && <small>{text('order.today', { value: money(total) })}</small>}
            {!shown && plan.standardAmount !== undefined && plan.standardAmount > total && (
              <s>{money(plan.standardAmount)}</s>
            )}
          </Total>
        ) : (
          <Total>
            <Waiting role="status" aria-label={text('order.loading')}>
              {NOTHING}
            </Waiting>
            {shown && <small aria-hidden="true">{NOTHING}</small>}
            {keepsRoom && <s aria-hidden="true">{NOTHING}</s>}
          </Total>
        )}
      </Row>
      {!points && <VoucherNote money={money} />}
      {terms && <Terms>{terms}</Terms>}
    </Card>
  );
}

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.tint,
  color: theme.palette.text.primary,
}));

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  minHeight: 28,
});

const Title = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });

const Product = styled('strong')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  '& small': { display: 'block', fontSize: 14, fontWeight: theme.typography.fontWeightRegular },
}));

const Total = styled('strong')(({ theme }) => ({
  fontSize: 20,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& s, & small': {
    display: 'block',
    fontSize: 14,
    fontWeight: theme.typography.fontWeightRegular,
  },
  '& s[aria-hidden]': { textDecoration: 'none' },
}));

const Waiting = styled('span')(({ theme }) => ({
  display: 'block',
  width: 110,
  borderRadius: 6,
  background: theme.palette.grey[300],
}));

const Terms = styled('p')({ margin: 0, fontSize: 14, lineHeight: 1.45 });

const Headline = styled('strong')(({ theme }) => ({
  justifySelf: 'start',
  padding: '2px 10px',
  borderRadius: 999,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontSize: 14,
  lineHeight: 1.6,
}));
