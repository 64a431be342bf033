import type { AnalyticsEvent, AnalyticsSale } from '../../contract/analytics.ts';
import type { MoneyUnit } from '../../rules/money.ts';
import { isSaleEnd } from '../../flow/sold-at.ts';
import type { Sale, Storefront, Tracked } from '../../checkout/checkout.ts';
import { amountOf, installmentOf, type OrderPlan } from '../../checkout/payment/amount.ts';
import type { PurchaseResult } from '../../checkout/payment/purchase-result.ts';

export interface SaleEvent {
  event: AnalyticsEvent;
  once: string;
}

type Subject = Pick<Sale, 'productCode' | 'productName' | 'offer' | 'link' | 'resourceId'>;
type Brand = Pick<Storefront['brand'], 'settings'>;

interface Terms {
  variant?: string;
  price?: { value: number; currency: string; unit: MoneyUnit };
  coupon?: string;
}

const majorOf = (amount: number, unit: MoneyUnit) =>
  Math.round(unit === 'minor' ? amount : amount * 100) / 100;

function saleOf(
  { productCode, productName, offer, link }: Subject,
  { settings }: Brand,
  { variant, price, coupon }: Terms,
): AnalyticsSale {
  const value = price && majorOf(price.value, price.unit);
  const currency = price?.currency ?? settings.product.currency ?? 'BRL';
  const named = { item_id: productCode, item_name: productName, item_category: offer };
  const item = { ...named, item_variant: variant, price: value, quantity: 1 } as const;
  return { currency, value, coupon, affiliation: link.seller, items: [item] };
}

function termsOf(plan?: OrderPlan, coupon?: string, installments?: string): Terms {
  if (!plan) return { coupon };
  const { id, name = id, currency, unit } = plan;
  const value = amountOf(plan, installmentOf(plan, installments));
  return { variant: name, price: { value, currency, unit }, coupon };
}

export function saleEvent(tracked: Tracked, brand: Brand): SaleEvent | undefined {
  const { kind, sale } = tracked;
  const { productCode, offer, resourceId, link } = sale;
  const once = (event: string, ...more: string[]) =>
    JSON.stringify([event, offer, productCode, resourceId, ...more]);
  const eventOf = (event: 'view_item' | 'begin_checkout', terms: Terms): SaleEvent => ({
    event: { event, ecommerce: saleOf(sale, brand, terms) },
    once: once(event),
  });
  switch (kind) {
    case 'screen':
      // An upsell that has no product is not on offer.
      if (isSaleEnd(tracked.templateId) || productCode === '') return undefined;
      return eventOf('view_item', { variant: link.oferta, coupon: link.voucher });
    case 'offer':
      return eventOf('view_item', termsOf(tracked.plan, link.voucher));
    case 'paymentForm':
      return eventOf('begin_checkout', termsOf(tracked.plan, link.voucher));
    case 'payment': {
      const { order, voucher, installments, method, plan } = tracked.terms;
      const terms = termsOf(order, voucher, installments);
      const ecommerce = { ...saleOf(sale, brand, terms), payment_type: method };
      const event = 'add_payment_info';
      return { event: { event, ecommerce }, once: once(event, plan, method) };
    }
    default:
      throw new Error(`No event is known for ${JSON.stringify(kind satisfies never)}.`);
  }
}

const DISTINCT = 8;

/** Never the token, which opens the access, nor the Idempotency-Key. */
function transactionOf({ offer, receipt, result, reference }: PurchaseResult): string {
  const number = offer === 'invoice' ? receipt?.number : result.paymentProfileIds[0];
  if (!number) return reference;
  if (offer === 'main' || offer === 'invoice') return number;
  // Answers to other sales may name the same subscription again.
  return `${number}-${reference.slice(0, DISTINCT)}`;
}

export function purchaseEvent(
  bought: PurchaseResult,
  sale: Omit<Subject, 'resourceId' | 'offer'>,
  brand: Brand,
): SaleEvent {
  const { offer, receipt, reference, method, plan, voucher, earlier } = bought;
  const variant = receipt?.plan ?? (earlier === 'unknown' ? undefined : plan || undefined);
  const terms: Terms = { variant, price: receipt?.amount, coupon: voucher };
  const paid = { transaction_id: transactionOf(bought), payment_type: method };
  const ecommerce = { ...saleOf({ ...sale, offer }, brand, terms), ...paid };
  return { event: { event: 'purchase', ecommerce }, once: reference };
}
