import type { BrandOffer } from '../../contract/compiled-brand.ts';
import { chooseOffer } from '../../flow/choose-offer.ts';
import { useSale, useStorefront } from './checkout-context.ts';

/** The price as the brand's JSON words it for buyers with this link; an upsell has a price of its own. */
export function useBrandOffer(): BrandOffer | undefined {
  const { brand } = useStorefront();
  const { link, offer } = useSale();
  return offer === 'upsell' ? undefined : chooseOffer(link, brand.offers);
}
