import type { BrandOffer } from '../../contract/compiled-brand.ts';
import { chooseOffer } from '../../flow/choose-offer.ts';
import { useSale, useStorefront } from './checkout-context.ts';

/** What the brand's JSON says of the price to buyers with this link; an upsell has a price of its own. */
export function useBrandOffer(): BrandOffer | undefined {
  const { brand } = useStorefront();
  const { link, offer } = useSale();
  return offer === 'upsell' ? undefined : chooseOffer(link, brand.offers);
}
