/**
 * The item that is sold, in the words of GA4's e-commerce items
 * (https://developers.google.com/analytics/devguides/collection/ga4/ecommerce).
 */
export interface AnalyticsItem {
  /** Product code. */
  item_id: string;
  item_name: string;
  /** Kind of sale: 'main', 'upsell', 'renewal' … */
  item_category: string;
  /** Name of the plan, or its id. */
  item_variant?: string;
  /** In whole units of the currency; missing until it is known. */
  price?: number;
  quantity: 1;
}

/** The fields that every event about a sale has. */
export interface AnalyticsSale {
  /** ISO 4217: 'BRL', 'MZN'. */
  currency: string;
  /** The amount that is charged, in whole units of the currency; missing where it is unknown. */
  value?: number;
  /** The link's voucher. */
  coupon?: string;
  /** The link's seller. */
  affiliation: string;
  items: readonly [AnalyticsItem];
}

/** The events that tags can react to; each is pushed to the data layer in this shape. */
export type AnalyticsEvent =
  /** An offer is shown. */
  | { event: 'view_item'; ecommerce: AnalyticsSale }
  /** A form that pays is shown with its price. */
  | { event: 'begin_checkout'; ecommerce: AnalyticsSale }
  /** The buyer has asked to pay; `payment_type` is the method's name. */
  | { event: 'add_payment_info'; ecommerce: AnalyticsSale & { payment_type: string } }
  /** Bought. `transaction_id` is never empty, and never the same for two purchases. */
  | {
      event: 'purchase';
      ecommerce: AnalyticsSale & { transaction_id: string; payment_type: string };
    };

/** The buyer as tags may know them, once their lead was sent. */
export interface TrackingIdentity {
  /** Id of the lead; missing where the upstream gave none. */
  user_id?: string;
  email?: string;
  name?: string;
  /** E.164. */
  phone?: string;
}
