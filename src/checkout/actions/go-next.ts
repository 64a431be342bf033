import type { Action } from './action.ts';

/** Goes on; what was typed is kept with the visit. */
export const goNext: Action = async () => ({ kind: 'continue' });

/** Goes on with points; a card instead of them is the step's other branch ('declined'). */
export const chooseMethod: Action = async ({ values: { method } }) => ({
  kind: method === 'creditcard' ? 'declined' : 'continue',
});
