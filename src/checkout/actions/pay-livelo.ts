import { isAccrual } from '../payment/livelo.ts';
import type { Action } from './action.ts';
import { payBy } from './pay.ts';

/** Pays with points (POST /api/v2/payment); where points are earned, by card. */
export const payLivelo: Action = (input) =>
  payBy(isAccrual(input.checkout.link) ? 'creditcard' : 'livelo')(input);
