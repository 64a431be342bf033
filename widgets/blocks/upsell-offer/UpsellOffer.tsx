import { styled, ThemeProvider, useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import {
  SaleContext,
  useSale,
  useServices,
  useStorefront,
} from '../../../src/checkout/hooks/checkout-context.ts';
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useUpsell } from '../../../src/checkout/hooks/use-upsell.ts';
import type { VideoSource } from '../../../src/rules/video-source.ts';
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
  const { text } = useStorefront();
  const { status, plan, money, retry } = useOrder(productCode !== '');
  const navigateNext = useNavigateNext();
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
  const { amount = 0, standardAmount = 0 } = plan ?? {};
  return (
    <Stack>
      <CardTheme>
        <OfferCard
          name={productName}
          price={plan && money(amount)}
          standardPrice={standardAmount > amount ? money(standardAmount) : undefined}
          waiting={text('order.loading')}
        >
          <p>{description}</p>
          {video && <Video source={video} title={videoName} play={watch} />}
        </OfferCard>
      </CardTheme>
      <Button type="button" onClick={() => navigateNext('continue')}>
        {accept}
      </Button>
      <Button type="button" kind="secondary" onClick={() => navigateNext('declined')}>
        {decline}
      </Button>
    </Stack>
  );
}

/** The upsell's own theme on its card, where brand.json displays it. */
function CardTheme({ children }: { children: React.ReactNode }) {
  const theme = useTheme();
  const { upsellOffer } = useStorefront().brand.settings.success;
  const own = upsellOffer?.displayUpsellThemeOnOfferCard ? theme.upsell : undefined;
  return <ThemeProvider theme={own ?? theme}>{children}</ThemeProvider>;
}

const Stack = styled('div')({ display: 'grid', gap: 12, '& > p': { margin: 0, lineHeight: 1.5 } });
