import type { PaymentResult } from '../../contract/generated/api.ts';
import type { IssuingMethod } from '../../contract/payment-methods.ts';
import { makeBoletoLine } from '../../rules/payment-codes/make-boleto-line.ts';
import { makeBrCode } from '../../rules/payment-codes/make-br-code.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { ChargeRecord } from '../sandbox-state.ts';
import { BRIEF_PIX_SECONDS, type Outcome } from '../scenarios.ts';

/** Makes what a method issues for a charge, as fields of its answer. `amount` is in major units. */
type Issue = (
  brand: SandboxBrand,
  charge: { amount: number; number: string },
  outcome: Outcome | undefined,
) => Partial<PaymentResult>;

const DUE_MS = 3 * 24 * 60 * 60 * 1000;
const isoIn = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The amount of a Pix code, where the scenario wants another one: what is paid by Pix may cost 5 % less. */
const OTHER_AMOUNTS: Partial<Record<Outcome, (amount: number) => number>> = {
  otherAmount: (amount) => amount + 1,
  pixDiscount: (amount) => amount * 0.95,
};

const ISSUES: Readonly<Record<IssuingMethod, Issue>> = {
  /** The digitable line of a slip over the amount, and the day on which it is due. */
  boleto: (_, { amount, number }) => ({
    line: makeBoletoLine(Math.round(amount * 100), number),
    dueDate: isoIn(DUE_MS).slice(0, 10),
  }),
  /** A BR Code, and until when it can be paid; without an end where the brand's JSON names none. */
  pix: ({ sandbox: { pix } }, charge, outcome) => {
    const amount = (outcome && OTHER_AMOUNTS[outcome]?.(charge.amount)) ?? charge.amount;
    const seconds = outcome === 'briefPix' ? BRIEF_PIX_SECONDS : pix?.expiresInSeconds;
    return {
      qrCode: pix && makeBrCode({ ...pix, amount, txid: `SANDBOX${charge.number}` }),
      expiresAt: seconds === undefined ? undefined : isoIn(seconds * 1000),
    };
  },
};

export function resultOf(
  brand: SandboxBrand,
  { id, method, amount = 0 }: Pick<ChargeRecord, 'id' | 'method' | 'amount'>,
  outcome: Outcome | undefined,
): PaymentResult {
  const number = id.replace('charge-', '');
  const major = brand.product.priceUnit === 'minor' ? amount / 100 : amount;
  const issue = (ISSUES as Partial<Record<string, Issue>>)[method];
  return {
    token: `sandbox-token-${number}`,
    paymentProfileIds: [`sandbox-profile-${number}`],
    ...issue?.(brand, { amount: major, number }, outcome),
  };
}
