import type { Action } from './action.ts';

/** Goes on with points; a card instead of them is the step's other way ('declined'). */
export const chooseMethod: Action = async ({ values: { method } }) => ({
  kind: method === 'creditcard' ? 'declined' : 'continue',
});
