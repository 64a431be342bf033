import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useBrandOffer } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useFailure, useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { ActionButton } from '../../button/ActionButton.tsx';
import { Stack } from '../../stack/Stack.tsx';
import type { BlockProps } from '../descriptors/block-props.ts';
import { Price } from './Price.tsx';
import { useTotal } from './use-total.ts';
import { useVoucherWords } from './voucher-words.ts';
import { theme } from '../../../src/styles/theme.ts';

const NOTHING = '\u00a0';

type OrderSummaryProps = BlockProps<'order-summary'> & {
  /** The compiler says so: a field on the screen says what became of the voucher. */
  hasCoupon?: true;
};

/** On a narrow screen, a line with product and total that opens. A failure never makes up a price. */
export function OrderSummary({ trial, points, preview, hasCoupon }: OrderSummaryProps) {
  const { productName, offer, link } = useSale();
  const { brand, text } = useStorefront();
  const order = useOrder();
  const { status, plan, retry } = order;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const box = useRef<HTMLElement>(null);
  useSlowWait(status === 'loading' && !preview);
  // Before the screen that sells, the summary's own words are enough.
  useFailure(status === 'failed' && !preview, { call: 'getProduct', retry });
  const total = useTotal(order, { points, preview });
  const { value, isLowest } = total;
  const special = useBrandOffer();
  const terms = special?.terms ?? trial;
  const isElsewhere = points || preview || (hasCoupon && offer === 'main');
  const tellsVoucher = link.voucher !== undefined && !isElsewhere;
  /** Most plans bring a name: its room is kept, so that nothing moves below. */
  const keepsName = !plan && brand.settings.product.productFullPrice === undefined;
  const icon = !preview && brand.images[brand.settings.payment.productDsIcon ?? ''];
  if (status === 'failed') {
    return (
      <Paper component="section" variant="tint" role="alert">
        <span>{text('error.price')}</span>
        <ActionButton words="error.retry" onClick={retry} />
      </Paper>
    );
  }
  return (
    <Box
      component="section"
      variant="tint"
      ref={box}
      tabIndex={-1}
      aria-busy={status === 'loading'}
      data-open={isOpen || undefined}
    >
      <Fold
        aria-expanded={isOpen}
        aria-controls={details}
        aria-label={[productName, value, text('order.details')].filter(Boolean).join(', ')}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{productName}</span>
        <strong>
          {isLowest && <small>{`${text('order.from')} `}</small>}
          {/* Another element each time: what has only grown to its left would count as moved. */}
          <span key={value}>{value ?? NOTHING}</span>
        </strong>
        <Sign aria-hidden="true" />
      </Fold>
      <Details id={details}>
        <Title>
          {icon && <img src={icon} alt="" width={40} height={40} />}
          <Product>
            <span>{productName}</span>
            {plan?.name && plan.name !== productName && <small>{plan.name}</small>}
            {keepsName && <small aria-hidden="true">{NOTHING}</small>}
          </Product>
        </Title>
        {special && <Headline>{special.headline}</Headline>}
        <Price order={order} total={total} points={points} onRemoved={() => box.current!.focus()} />
        {tellsVoucher && <VoucherNote />}
        {terms && <Typography variant="body2">{terms}</Typography>}
      </Details>
    </Box>
  );
}

/** Its two lines are kept from the first on, so that nothing moves when the answer comes. */
const VoucherNote = () => (
  <Typography variant="body2" aria-live="polite" sx={{ minHeight: '2.9em' }}>
    {useVoucherWords()}
  </Typography>
);

const Box = styled(Paper)({
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('xl')]: { gap: 0, padding: 0 },
}) as typeof Paper;

const Fold = styled(ButtonBase)({
  display: 'none',
  [theme.breakpoints.down('xl')]: { display: 'flex' },
  '@media (scripting: none)': { display: 'none' },
  flexWrap: 'wrap',
  gap: '4px 12px',
  width: '100%',
  minHeight: 48,
  padding: '4px 16px',
  borderRadius: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  textAlign: 'left',
  '& > span:first-of-type': {
    // Below 15.6rem, which is a small phone with large letters, the name has a line of its own.
    flex: '1 1 clamp(0px, (15.6rem - 100vw) * 99, 100%)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& strong': {
    flex: '0 1 auto',
    maxWidth: 'calc(100% - 24px)',
    marginLeft: 'auto',
    fontWeight: theme.typography.fontWeightBold,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { fontSize: '0.8125rem', fontWeight: theme.typography.fontWeightRegular },
}) as typeof ButtonBase;

const Sign = styled('span')({
  flex: 'none',
  width: 8,
  height: 8,
  marginTop: -4,
  borderRight: '2px solid',
  borderBottom: '2px solid',
  transform: 'rotate(45deg)',
  '[data-open] &': { marginTop: 4, transform: 'rotate(225deg)' },
});

const Details = styled(Stack)({
  gap: 8,
  [theme.breakpoints.down('xl')]: {
    padding: '0 16px 16px',
    'section:not([data-open]) > &': { display: 'none' },
  },
  '@media (scripting: none)': {
    'section:not([data-open]) > &&': { display: 'grid', padding: 16 },
  },
});

const Title = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });

const Product = styled('strong')({
  minWidth: 0,
  fontWeight: theme.typography.fontWeightMedium,
  '& span': { display: 'block' },
  '& small': {
    display: 'block',
    fontSize: 14,
    lineHeight: 1.25,
    fontWeight: theme.typography.fontWeightRegular,
  },
});

const Headline = styled('strong')({
  justifySelf: 'start',
  padding: '2px 10px',
  borderRadius: 999,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontSize: 14,
  lineHeight: 1.6,
});
