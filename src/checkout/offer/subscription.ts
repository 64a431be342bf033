import type { VisitState } from '../session/visit.ts';

/**
 * The subscription that a visit's purchase began: the first payment profile of its result.
 * Undefined before a purchase, and where another tab made it.
 */
export const subscriptionOf = ({ purchase }: Pick<VisitState, 'purchase'>): string | undefined =>
  purchase?.result.paymentProfileIds[0];
