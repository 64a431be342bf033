import { PAYMENT_METHOD_KINDS, paymentMethod } from '../../contract/payment-methods.ts';

/**
 * Whether a screen leads its buyers to that of another method where its own is closed: one that any
 * buyer may be led to does; any other one says so and stays.
 */
export const leadsAway = (template: string): boolean =>
  PAYMENT_METHOD_KINDS.some((kind) => paymentMethod(kind).screen === template);
