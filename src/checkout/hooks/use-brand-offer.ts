import { useQuery } from '@tanstack/react-query';
import type { BrandOffer } from '../../contract/compiled-brand.ts';
import { chooseOffer, isForVoucher } from '../../flow/choose-offer.ts';
import { offeredPlans } from '../offer/plans.ts';
import { fetchOffer } from '../offer/product-query.ts';
import { compareVoucher, type VoucherAnswer } from '../offer/voucher-answer.ts';
import { withTimeout } from '../session/timeout.ts';
import { useCheckout, useSale, useStorefront, useVisit } from './checkout-context.ts';
import { useOrder } from './use-order.ts';

/** The price as the brand's JSON words it for buyers with this link; an upsell has a price of its own. */
export function useBrandOffer(): BrandOffer | undefined {
  const { brand } = useStorefront();
  const { link, offer } = useSale();
  return offer === 'upsell' ? undefined : chooseOffer(link, brand.offers);
}

/**
 * The effect of the voucher of the link or step. Prices of brand.json know their vouchers; any other price
 * is compared with that of the same question without the voucher, asked once this one is there, so that
 * nobody waits for it. Undefined without a voucher, while nobody knows, and where the comparison fails.
 */
export function useVoucherAnswer(): VoucherAnswer | undefined {
  const checkout = useCheckout();
  const visit = useVisit();
  const offer = useBrandOffer();
  const { plan, plans } = useOrder();
  const { brand, link, productCode, business } = checkout;
  const { settings } = brand;
  const isOwnPrice = checkout.offer !== 'upsell' && settings.product.productFullPrice !== undefined;
  const isForOffer = offer !== undefined && isForVoucher(offer, link);
  const sold = plans.find(({ id }) => id === plan?.id);
  const { data: usual } = useQuery({
    queryKey: ['without voucher', productCode, checkout.offer, business, link.query, visit.leadId],
    queryFn: async () => {
      const asked = { ...checkout, link: { ...link, voucher: undefined } };
      return offeredPlans(await withTimeout(fetchOffer(asked, visit)));
    },
    // Prices of tickets are asked for without a voucher.
    enabled: link.voucher !== undefined && !isOwnPrice && !settings.tickets && sold !== undefined,
  });
  if (link.voucher === undefined || settings.tickets) return undefined;
  if (isForOffer) return { kind: 'accepted' };
  if (isOwnPrice) return { kind: 'unchanged' };
  return usual && sold && compareVoucher(sold, usual);
}
