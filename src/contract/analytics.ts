/** In the words of GA4's e-commerce (https://developers.google.com/analytics/devguides/collection/ga4/ecommerce). */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_category: string;
  item_variant?: string;
  /** In whole units of the currency; missing until it is known. */
  price?: number;
  quantity: 1;
}

export interface AnalyticsSale {
  currency: string;
  /** The amount that is charged, in whole units of the currency; missing where it is unknown. */
  value?: number;
  coupon?: string;
  affiliation: string;
  items: readonly [AnalyticsItem];
}

export type AnalyticsEvent =
  | { event: 'view_item'; ecommerce: AnalyticsSale }
  | { event: 'begin_checkout'; ecommerce: AnalyticsSale }
  | { event: 'add_payment_info'; ecommerce: AnalyticsSale & { payment_type: string } }
  /** Bought. `transaction_id` is never empty, and never the same for two purchases. */
  | {
      event: 'purchase';
      ecommerce: AnalyticsSale & { transaction_id: string; payment_type: string };
    };

export interface TrackingIdentity {
  user_id?: string;
  email?: string;
  name?: string;
  /** E.164. */
  phone?: string;
}
