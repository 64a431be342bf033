import type { PaymentResult } from '../../contract/generated/api.ts';
import { makeBoletoLine } from '../../rules/payment-codes/make-boleto-line.ts';
import { makeBrCode } from '../../rules/payment-codes/make-br-code.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { ChargeRecord } from '../sandbox-state.ts';
import { BRIEF_PIX_SECONDS, type Outcome } from '../scenarios.ts';

const MINOR_PER_MAJOR = 100;
/** Banco do Brasil; a slip of the sandbox is registered nowhere. */
const BANK = '001';

function pixCode(
  { sandbox, product }: SandboxBrand,
  amount: number,
  txid: string,
): string | undefined {
  const reais = product.priceUnit === 'minor' ? amount / MINOR_PER_MAJOR : amount;
  return sandbox.pix && makeBrCode({ ...sandbox.pix, amount: reais, txid });
}

/** Until when a code can be paid; undefined where the brand's JSON does not say. */
function pixEnd({ sandbox }: SandboxBrand, outcome: Outcome | undefined): string | undefined {
  const seconds = outcome === 'briefPix' ? BRIEF_PIX_SECONDS : sandbox.pix?.expiresInSeconds;
  return seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000).toISOString();
}

function boletoLine({ product }: SandboxBrand, amount: number, number: string): string {
  const cents = Math.round(product.priceUnit === 'minor' ? amount : amount * MINOR_PER_MAJOR);
  return makeBoletoLine({ bank: BANK, cents, free: number });
}

/** What a charge is answered: a token, and what the buyer needs where a bank has the next word. */
export function resultOf(
  brand: SandboxBrand,
  { id, method, amount = 0 }: ChargeRecord,
  outcome: Outcome | undefined,
): PaymentResult {
  const number = id.replace('charge-', '');
  const shown = outcome === 'otherAmount' ? amount + 1 : amount;
  return {
    token: `sandbox-token-${number}`,
    paymentProfileIds: [`sandbox-profile-${number}`],
    ...(method === 'pix' && {
      qrCode: pixCode(brand, shown, `SANDBOX${number}`),
      expiresAt: pixEnd(brand, outcome),
    }),
    ...(method === 'boleto' && { line: boletoLine(brand, amount, number) }),
  };
}
