import type { Action } from './action.ts';
import { enrichLead } from './enrich-lead.ts';

/**
 * Sends the chosen school as the lead's account (PATCH) and goes on. Best effort: where there is
 * no lead yet, or the call fails, what was chosen goes out with the enrichment before the payment.
 */
export const selectSchool: Action = async ({ checkout, values: { relationAccount } }) => {
  await enrichLead(checkout, checkout.visit.state().leadId, { relationAccount });
  return { kind: 'continue' };
};
