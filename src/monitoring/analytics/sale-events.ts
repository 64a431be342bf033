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

/** An amount in whole units, without what binary fractions leave of it. */
const majorOf = (amount: number, unit: MoneyUnit) =>
  Math.round(unit === 'minor' ? amount : amount * 100) / 100;

function saleOf(
  { productCode, productName, offer, link }: Subject,
  { settings }: Brand,
  { variant, price, coupon }: Terms,
): AnalyticsSale {
  const value = price && majorOf(price.value, price.unit);
  return {
    currency: price?.currency ?? settings.product.currency ?? 'BRL',
    value,
    coupon,
    affiliation: link.seller,
    items: [
      {
        item_id: productCode,
        item_name: productName,
        item_category: offer,
        item_variant: variant,
        price: value,
        quantity: 1,
      },
    ],
  };
}

/** The terms of a plan; `installments` is the id of the chosen instalment, whose total is charged. */
function termsOf(
  plan: OrderPlan | undefined,
  coupon: string | undefined,
  installments?: string,
): Terms {
  if (!plan) return { coupon };
  const { id, name = id, currency, unit } = plan;
  const value = amountOf(plan, installmentOf(plan, installments));
  return { variant: name, price: { value, currency, unit }, coupon };
}

const nameOf = (...parts: (string | undefined)[]) => JSON.stringify(parts);

export function saleEvent(tracked: Tracked, brand: Brand): SaleEvent | undefined {
  const { kind, sale } = tracked;
  const { productCode, offer, resourceId, link } = sale;
  const subject = [offer, productCode, resourceId];
  const eventOf = (event: 'view_item' | 'begin_checkout', terms: Terms): SaleEvent => ({
    event: { event, ecommerce: saleOf(sale, brand, terms) },
    once: nameOf(event, ...subject),
  });
  switch (kind) {
    case 'screen': {
      const { templateId } = tracked;
      // An upsell that has no product is not on offer.
      if (isSaleEnd(templateId) || productCode === '') return undefined;
      return eventOf('view_item', { variant: link.oferta, coupon: link.voucher });
    }
    case 'offer':
      return eventOf('view_item', termsOf(tracked.plan, link.voucher));
    case 'paymentForm':
      return eventOf('begin_checkout', termsOf(tracked.plan, link.voucher));
    case 'payment': {
      const { order, voucher, installments, method, plan } = tracked.terms;
      const ecommerce = saleOf(sale, brand, termsOf(order, voucher, installments));
      return {
        event: { event: 'add_payment_info', ecommerce: { ...ecommerce, payment_type: method } },
        once: nameOf('add_payment_info', ...subject, plan, method),
      };
    }
    default:
      throw new Error(`No event is known for ${JSON.stringify(kind satisfies never)}.`);
  }
}

/** Sales whose answers may name the same subscription again: its id alone does not name the purchase. */
const hasOwnNumber = (offer: Sale['offer']) => offer === 'main' || offer === 'invoice';

const DISTINCT = 8;

/** Never the token, which opens the access, nor the Idempotency-Key. */
function transactionOf({ offer, receipt, result, reference }: PurchaseResult): string {
  const number = offer === 'invoice' ? receipt?.number : result.paymentProfileIds[0];
  if (!number) return reference;
  return hasOwnNumber(offer) ? number : `${number}-${reference.slice(0, DISTINCT)}`;
}

export function purchaseEvent(
  bought: PurchaseResult,
  sale: Omit<Subject, 'resourceId' | 'offer'>,
  brand: Brand,
): SaleEvent {
  const { offer, receipt, reference, method, plan, voucher, earlier } = bought;
  const variant = receipt?.plan ?? (earlier === 'unknown' ? undefined : plan || undefined);
  const terms: Terms = { variant, price: receipt?.amount, coupon: voucher };
  const ecommerce = saleOf({ ...sale, offer }, brand, terms);
  return {
    event: {
      event: 'purchase',
      ecommerce: { transaction_id: transactionOf(bought), ...ecommerce, payment_type: method },
    },
    once: reference,
  };
}
