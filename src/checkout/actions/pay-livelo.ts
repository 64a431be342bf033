import { isAccrual } from '../payment/livelo.ts';
import type { Action } from './action.ts';
import { payBy } from './pay.ts';

/** Pays with points (POST /api/v2/payment, D-53); where points are earned, by card (D-54). */
export const payLivelo: Action = (input) =>
  payBy(isAccrual(input.checkout.link) ? 'creditcard' : 'livelo')(input);
