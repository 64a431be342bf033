/**
 * In the words of GA4's e-commerce (https://developers.google.com/analytics/devguides/collection/ga4/ecommerce). Amounts are
 * in whole units of the currency, and missing until they are known.
 */
export interface AnalyticsSale {
  currency: string;
  value?: number;
  coupon?: string;
  affiliation: string;
  items: readonly [
    {
      item_id: string;
      item_name: string;
      item_category: string;
      item_variant?: string;
      price?: number;
      quantity: 1;
    },
  ];
}

type Payment = AnalyticsSale & { payment_type: string };

export type AnalyticsEvent =
  | { event: 'view_item'; ecommerce: AnalyticsSale }
  | { event: 'begin_checkout'; ecommerce: AnalyticsSale }
  | { event: 'add_payment_info'; ecommerce: Payment }
  /** Bought. `transaction_id` is never empty, and never the same for two purchases. */
  | { event: 'purchase'; ecommerce: Payment & { transaction_id: string } };

export interface TrackingIdentity {
  user_id?: string;
  email?: string;
  name?: string;
  /** E.164. */
  phone?: string;
}
