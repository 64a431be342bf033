import type { PaymentResult } from '../../contract/generated/api.ts';
import type { IssuingMethod } from '../../contract/payment-methods.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { ChargeRecord } from '../sandbox-state.ts';
import type { Outcome } from '../scenarios.ts';
import type { Issue } from './issue.ts';
import { issueBoleto } from './methods/boleto.ts';
import { issuePix } from './methods/pix.ts';

const ISSUES: Readonly<Record<IssuingMethod, Issue>> = { boleto: issueBoleto, pix: issuePix };

/** The answer to a charge: a token, and what the method issues for the buyer to pay. */
export function resultOf(
  brand: SandboxBrand,
  { id, method, amount = 0 }: Pick<ChargeRecord, 'id' | 'method' | 'amount'>,
  outcome: Outcome | undefined,
): PaymentResult {
  const number = id.replace('charge-', '');
  const issue = (ISSUES as Partial<Record<string, Issue>>)[method];
  return {
    token: `sandbox-token-${number}`,
    paymentProfileIds: [`sandbox-profile-${number}`],
    ...issue?.(brand, { amount, number }, outcome),
  };
}
