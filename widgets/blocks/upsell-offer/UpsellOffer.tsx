import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import {
  SaleContext,
  useSale,
  useServices,
  useStorefront,
  useVisit,
} from '../../../src/checkout/hooks/checkout-context.ts';
import { useTerms } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useFailure } from '../../../src/checkout/hooks/use-call-notices.ts';
import { useOrder, type Order } from '../../../src/checkout/hooks/use-order.ts';
import { useUpsell } from '../../../src/checkout/hooks/use-flow.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import type { VideoSource } from '../../../src/rules/video-source.ts';
import { ActionButton } from '../../button/ActionButton.tsx';
import { FactList } from '../../fact-list/FactList.tsx';
import { installmentText } from '../../fields/installments/installment-text.ts';
import { OfferCard } from '../../offer-card/OfferCard.tsx';
import { Stack } from '../../stack/Stack.tsx';
import type { BlockProps } from '../descriptors/block-props.ts';
import { Benefits } from '../benefits/Benefits.tsx';
import { Video } from '../video/Video.tsx';

type UpsellOfferProps = BlockProps<'upsell-offer'> & {
  /** The video of `success.upsellOffer.upsellVIdeoPresentation`. */
  video?: VideoSource;
};

export function UpsellOffer(props: UpsellOfferProps) {
  return (
    <SaleContext value={useUpsell()}>
      <Offer {...props} />
    </SaleContext>
  );
}

function Offer({ description, benefits, bought, added, video, ...words }: UpsellOfferProps) {
  const sale = useSale();
  const { productName, productCode } = sale;
  const { track } = useServices();
  const { brand } = useStorefront();
  const { upsellOffer } = brand.settings.success;
  const order = useOrder(productCode !== '');
  const { status, plan, money, retry } = order;
  const navigateNext = useNavigateNext();
  const { purchase } = useVisit();
  const { amount, points } = purchase?.receipt ?? {};
  // The main button is that of what is still to be paid.
  const isBeside = purchase?.state === 'pending';
  useEffect(() => {
    if (plan) track({ kind: 'offer', sale, plan });
  }, [plan, sale, track]);
  useFailure(status === 'failed', { call: 'getProduct of the upsell', retry });
  if (productCode === '' || status === 'failed') {
    return (
      <Stack>
        <Typography role="status">{words.unavailable}</Typography>
        {productCode !== '' && <ActionButton words="error.retry" onClick={retry} />}
        <Button onClick={() => navigateNext('declined')}>{words.next}</Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <OfferCard
        name={productName}
        plan={plan}
        money={money}
        theme={upsellOffer?.displayUpsellThemeOnOfferCard ? 'upsell' : undefined}
      >
        <SplitPrice {...order} />
        <Typography color="textSecondary">{description}</Typography>
        <Benefits items={benefits} />
        {plan && amount && points === undefined && (
          <FactList
            facts={[
              [bought, formatMoney(amount.value, amount.currency, amount.unit)],
              [added, money(plan.amount)],
            ]}
          />
        )}
        {video && <Video source={video} title={words.videoName} play={words.watch} />}
      </OfferCard>
      <Button
        variant={isBeside ? 'outlined' : 'contained'}
        onClick={() => navigateNext('continue')}
      >
        {words.accept}
      </Button>
      <Button variant="outlined" onClick={() => navigateNext('declined')}>
        {words.decline}
      </Button>
    </Stack>
  );
}

/** Its room is kept while the price is on its way. */
function SplitPrice(order: Order) {
  const { text } = useStorefront();
  const { plan, money } = order;
  const { longest } = useTerms(order);
  if (plan && !longest) return null;
  return (
    <Typography variant="body2" sx={{ minHeight: '1.45em' }}>
      {plan && longest && installmentText(longest, plan, text, money, 'upTo')}
    </Typography>
  );
}
