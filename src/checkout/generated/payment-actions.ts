// Generated from src/contract/actions.ts and src/checkout/actions by `npm run generate`. Do not edit.

import type { RegisteredAction } from '../actions/action.ts';
import { payBy } from '../actions/pay.ts';
import { pay } from '../actions/pay.ts';
import { payLivelo } from '../actions/pay.ts';
import { payPix } from '../actions/pay.ts';
import { payCustomOffer } from '../actions/pay.ts';
import { payInvoice } from '../actions/pay.ts';
import { recover } from '../actions/pay.ts';
import { renew } from '../actions/pay.ts';

export const actions = {
  pay: { run: pay, needsPrice: true, movesMoney: true, paysBy: 'creditcard' },
  payBoleto: { run: payBy('boleto'), needsPrice: true, movesMoney: true, paysBy: 'boleto' },
  payPix: { run: payPix, needsPrice: true, movesMoney: true, paysBy: 'pix' },
  payLivelo: { run: payLivelo, needsPrice: true, movesMoney: true, paysBy: 'livelo' },
  payInvoice: { run: payInvoice, needsPrice: false, movesMoney: true, paysBy: 'creditcard' },
  payCustomOffer: { run: payCustomOffer, needsPrice: true, movesMoney: true, paysBy: 'creditcard' },
  recover: { run: recover, needsPrice: true, movesMoney: true, paysBy: 'creditcard' },
  renew: { run: renew, needsPrice: true, movesMoney: true, paysBy: 'creditcard' },
} satisfies Readonly<Record<string, RegisteredAction>>;
