import type { Installment } from '../../api/read-product.ts';
import type { BrandOffer } from '../../contract/compiled-brand.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import { chooseOffer, isForVoucher } from '../../flow/choose-offer.ts';
import { isWithinPrice } from '../../rules/money.ts';
import { compareVoucher, type VoucherAnswer } from '../offer/voucher-answer.ts';
import { installmentOf, type OrderPlan } from '../payment/amount.ts';
import { useCheckout, useSale, useStorefront, useVisit } from './checkout-context.ts';
import { useOrder, useUsualPlans, type Order } from './use-order.ts';

export function useBrandOffer(): BrandOffer | undefined {
  const { brand } = useStorefront();
  const { link, offer } = useSale();
  return offer === 'upsell' ? undefined : chooseOffer(link, brand.offers);
}

/** Compares with the price without the voucher, asked for afterwards: no price waits. Undefined until known. */
export function useVoucherAnswer(): VoucherAnswer | undefined {
  const checkout = useCheckout();
  const offer = useBrandOffer();
  const { plan, plans } = useOrder();
  const { brand, link } = checkout;
  const { settings } = brand;
  const isOwnPrice = checkout.offer !== 'upsell' && settings.product.productFullPrice !== undefined;
  const isForOffer = offer !== undefined && isForVoucher(offer, link);
  const sold = plans.find(({ id }) => id === plan?.id);
  const usual = useUsualPlans(!isOwnPrice && sold !== undefined);
  if (link.voucher === undefined) return undefined;
  if (isForOffer) return { kind: 'accepted' };
  if (isOwnPrice) return { kind: 'unchanged' };
  return usual && sold && compareVoucher(sold, usual);
}

/** `worded` is the price as brand.json words it, in major units: a text of the offer, never what is charged. */
export function useTerms({ plan, methods }: Pick<Order, 'plan' | 'methods'>) {
  const { settings } = useStorefront().brand;
  const { offer } = useSale();
  const { installment } = useVisit();
  const special = useBrandOffer();
  // Prices in the brand's JSON are those of its own product.
  const usual = offer === 'upsell' ? undefined : settings.product.shownInstallment;
  const worded = special?.price ?? usual;
  if (!plan) return { worded };
  const chosen = installmentOf(plan, installment);
  const isSplit = settings.product.hasInstallments !== false;
  const takesCard = methods.some((kind) => paymentMethod(kind).hasCard);
  const ways = isSplit && takesCard ? plan.installments.filter(({ count }) => count > 1) : [];
  return {
    worded,
    split: chosen && chosen.count > 1 ? chosen : undefined,
    longest: ways.find(({ count }) => count === Math.max(...ways.map((way) => way.count))),
  };
}

/** Whether an instalment has interest: it costs more than the plan, also if its tax says 0. */
export const hasInterest = (
  { tax, totalValue }: Pick<Installment, 'tax' | 'totalValue'>,
  { amount, unit }: Pick<OrderPlan, 'amount' | 'unit'>,
): boolean => Boolean(tax) || !isWithinPrice(totalValue, amount, unit);
