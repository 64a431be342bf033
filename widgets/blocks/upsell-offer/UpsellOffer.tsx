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
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useUpsell } from '../../../src/checkout/hooks/use-upsell.ts';
import type { VideoSource } from '../../../src/rules/video-source.ts';
import { OfferCard } from '../../offer-card/OfferCard.tsx';
import { Stack } from '../../stack/Stack.tsx';
import { Video } from '../video/Video.tsx';

interface UpsellOfferProps {
  description: string;
  accept: string;
  decline: string;
  unavailable: string;
  next: string;
  watch: string;
  videoName: string;
  /** The video of `success.upsellOffer.upsellVIdeoPresentation`. */
  video?: VideoSource;
}

/** A product to buy after the main purchase, by a payment of its own. */
export function UpsellOffer(props: UpsellOfferProps) {
  return (
    <SaleContext value={useUpsell()}>
      <Offer {...props} />
    </SaleContext>
  );
}

function Offer(props: UpsellOfferProps) {
  const { description, accept, decline, unavailable, next, watch, videoName, video } = props;
  const sale = useSale();
  const { productName, productCode } = sale;
  const { track } = useServices();
  const { text, brand } = useStorefront();
  const { upsellOffer } = brand.settings.success;
  const { status, plan, money, retry } = useOrder(productCode !== '');
  const navigateNext = useNavigateNext();
  // The main button is that of what is still to be paid.
  const isBeside = useVisit().purchase?.state === 'pending';
  useEffect(() => {
    if (plan) track({ kind: 'offer', sale, plan });
  }, [plan, sale, track]);
  useFailure(status === 'failed', { call: 'getProduct of the upsell', retry });
  if (productCode === '' || status === 'failed') {
    return (
      <Stack>
        <Typography role="status">{unavailable}</Typography>
        {productCode !== '' && (
          <Button variant="outlined" onClick={retry}>
            {text('error.retry')}
          </Button>
        )}
        <Button onClick={() => navigateNext('declined')}>{next}</Button>
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
        <Typography color="textSecondary">{description}</Typography>
        {video && <Video source={video} title={videoName} play={watch} />}
      </OfferCard>
      <Button
        variant={isBeside ? 'outlined' : 'contained'}
        onClick={() => navigateNext('continue')}
      >
        {accept}
      </Button>
      <Button variant="outlined" onClick={() => navigateNext('declined')}>
        {decline}
      </Button>
    </Stack>
  );
}
