import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useBrandOffer } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
import { Price, PriceInPoints } from './Price.tsx';
import { VoucherNote } from './VoucherNote.tsx';

const NOTHING = '\u00a0';

interface OrderSummaryProps {
  /** Trial or billing terms below the price. */
  trial?: string;
  /** The price is in points. */
  points?: boolean;
  /** The screen comes before the one that sells. */
  preview?: boolean;
  /** The compiler says so: a field on the screen says what became of the voucher. */
  hasCoupon?: true;
}

/**
 * The product, its price and what is charged of it, and when; it follows the instalment that the form has
 * chosen. A failure offers another attempt, never a made-up price (D-112). A plan without a price in points
 * shows no number where points are asked for (D-178). Before the screen that sells, where nothing can go
 * wrong yet, a price that cannot be had is left out.
 */
export function OrderSummary({ trial, points, preview, hasCoupon }: OrderSummaryProps) {
  const { productName, offer } = useSale();
  const { brand, text } = useStorefront();
  const { status, plan, bump, money, retry } = useOrder();
  const hasFailed = status === 'failed' && !preview;
  useSlowWait(status === 'loading' && !preview);
  useFailure(hasFailed, { call: 'getProduct', retry });
  const special = useBrandOffer();
  const terms = special?.terms ?? trial;
  /** Most plans bring a name: its room is kept, so that nothing moves below. */
  const keepsName = !plan && brand.settings.product.productFullPrice === undefined;
  const icon = !preview && brand.images[brand.settings.payment.productDsIcon ?? ''];
  if (hasFailed) {
    return (
      <Paper component="section" variant="tint" role="alert">
        <span>{text('error.general')}</span>
        <Button variant="outlined" onClick={retry}>
          {text('error.retry')}
        </Button>
      </Paper>
    );
  }
  return (
    <Paper component="section" variant="tint" aria-busy={status === 'loading'}>
      <Title>
        {icon && <img src={icon} alt="" width={40} height={40} />}
        <Product>
          {productName}
          {plan?.name && plan.name !== productName && <small>{plan.name}</small>}
          {bump && <small>+ {bump.name ?? bump.id}</small>}
          {keepsName && <small aria-hidden="true">{NOTHING}</small>}
        </Product>
      </Title>
      {special && <Headline>{special.headline}</Headline>}
      {points ? <PriceInPoints /> : <Price preview={preview} />}
      {!points && !preview && !(hasCoupon && offer === 'main') && <VoucherNote money={money} />}
      {terms && <Typography variant="body2">{terms}</Typography>}
    </Paper>
  );
}

const Title = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });

const Product = styled('strong')(({ theme }) => ({
  minWidth: 0,
  fontWeight: theme.typography.fontWeightMedium,
  '& small': { display: 'block', fontSize: 14, fontWeight: theme.typography.fontWeightRegular },
}));

const Headline = styled('strong')(({ theme }) => ({
  justifySelf: 'start',
  padding: '2px 10px',
  borderRadius: 999,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontSize: 14,
  lineHeight: 1.6,
}));
