import type { Action } from './action.ts';

/** Goes on; what was typed is kept with the visit. */
export const goNext: Action = async () => ({ kind: 'continue' });
