import type { LaterAction } from '../../contract/chunks.ts';
import type { RegisteredAction } from './action.ts';
import { pay } from './pay.ts';
import { payBoleto } from './pay-boleto.ts';
import { payCustomOffer } from './pay-custom-offer.ts';
import { payInvoice } from './pay-invoice.ts';
import { payLivelo } from './pay-livelo.ts';
import { payPix } from './pay-pix.ts';
import { recover } from './recover.ts';
import { renew } from './renew.ts';

/** The actions that move money. */
export const sellingActions: Record<LaterAction, RegisteredAction> = {
  pay: { run: pay, sells: true },
  payBoleto: { run: payBoleto, sells: true },
  payPix: { run: payPix, sells: true },
  payCustomOffer: { run: payCustomOffer, sells: true },
  payLivelo: { run: payLivelo, sells: true },
  payInvoice: { run: payInvoice, sells: false },
  recover: { run: recover, sells: true },
  renew: { run: renew, sells: true },
};
