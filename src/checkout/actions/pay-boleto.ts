import type { Action } from './action.ts';
import { attemptPayment } from '../payment/attempt-payment.ts';

/** Asks for a bank slip (POST /api/v2/payment, D-56); the success screen shows it. */
export const payBoleto: Action = async (input) =>
  attemptPayment(input, await input.plan(), 'boleto');
