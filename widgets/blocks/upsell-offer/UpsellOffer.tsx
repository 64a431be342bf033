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
import { styled } from '../../../src/styles/styled.ts';
import { Button } from '../../button/Button.tsx';
import { OfferCard } from '../../offer-card/OfferCard.tsx';
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
        <p role="status">{unavailable}</p>
        {productCode !== '' && (
          <Button type="button" kind="secondary" onClick={retry}>
            {text('error.retry')}
          </Button>
        )}
        <Button type="button" onClick={() => navigateNext('declined')}>
          {next}
        </Button>
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
        <p>{description}</p>
        {video && <Video source={video} title={videoName} play={watch} />}
      </OfferCard>
      <Button
        type="button"
        kind={isBeside ? 'secondary' : 'primary'}
        onClick={() => navigateNext('continue')}
      >
        {accept}
      </Button>
      <Button type="button" kind="secondary" onClick={() => navigateNext('declined')}>
        {decline}
      </Button>
    </Stack>
  );
}

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > p': { margin: 0, lineHeight: 1.5 },
});
