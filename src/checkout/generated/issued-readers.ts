// Generated from src/checkout/payment/methods by `npm run generate`. Do not edit.

import type { IssuingMethod } from '../../contract/payment-methods.ts';
import { readIssued as boleto } from '../payment/methods/boleto.ts';
import { readIssued as pix } from '../payment/methods/pix.ts';

export const issuedReaders = { boleto, pix } satisfies Readonly<Record<IssuingMethod, unknown>>;
