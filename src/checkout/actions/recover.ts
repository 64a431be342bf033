import type { Action } from './action.ts';
import { renewSubscription } from './renew-subscription.ts';

/** Recovers a subscription: POST /api/v1/subscription/{id}/renew, unless the step says v2 (D-48). */
export const recover: Action = (input) => renewSubscription(input, 'v1');
