// Generated from src/contract/facts.ts by `npm run generate`. Do not edit.

import type { FactName } from './names.ts';

/** Facts that the server cannot know: what depends on them waits for the visit's memory. */
export const VISIT_FACTS: readonly FactName[] = [
  'outcome',
  'paidWith',
  'hasPix',
  'pixFault',
  'hasPaidInvoice',
  'hasUpsellOffer',
  'boughtUpsell',
  'hasPaymentProfile',
];
