// Generated from src/sandbox/charges/methods by `npm run generate`. Do not edit.

import type { IssuingMethod } from '../../contract/payment-methods.ts';
import { issue as boleto } from '../charges/methods/boleto.ts';
import { issue as pix } from '../charges/methods/pix.ts';

export const issues = { boleto, pix } satisfies Readonly<Record<IssuingMethod, unknown>>;
