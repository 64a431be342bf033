import type { Action } from './action.ts';
import { renewSubscription } from './renew-subscription.ts';

/** Renews a subscription: POST /api/v2/subscription/{id}/renew, unless the step says v1 (D-48). */
export const renew: Action = (input) => renewSubscription(input, 'v2');
