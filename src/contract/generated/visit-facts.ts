// Generated from src/contract/facts.ts by `npm run generate`. Do not edit.

import type { FactName } from './names.ts';

/** Facts that the server cannot know: what depends on them waits for the visit's memory. */
export const VISIT_FACTS: readonly (FactName | 'answers')[] = [
  'outcome',
  'paidWith',
  'hasPix',
  'pixFault',
  'hasPaidInvoice',
  'hasUpsellOffer',
  'isUpsellInDoubt',
  'boughtUpsell',
  'hasPaymentProfile',
  'answers',
];

/** Facts that depend on the plan: a screen whose conditions ask for them fetches it. */
export const PLAN_FACTS: readonly FactName[] = ['isBankslip', 'takesCard', 'takesPoints'];
