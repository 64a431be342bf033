import type { PaymentResult, PayV2Body } from '../contract/generated/api.ts';
import { luhn } from '../rules/card-number.ts';
import { makeBoletoLine } from '../rules/make-boleto-line.ts';
import { makeBrCode } from '../rules/make-br-code.ts';
import { refusal, type Answer, type Answerer, type Context } from './answer.ts';
import { findBrand, unknownProduct } from './find-brand.ts';
import { paymentFault } from './payment-fault.ts';
import type { SandboxBrand } from './sandbox-brand.ts';
import type { ChargeRecord, PaymentRecord } from './sandbox-state.ts';
import { BRIEF_PIX_SECONDS, type Outcome } from './scenarios.ts';

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

function charge({ memory }: Context, sale: Omit<ChargeRecord, 'id' | 'status'>): ChargeRecord {
  const isWaiting = sale.method === 'pix' || sale.method === 'boleto';
  const id = `charge-${memory.state.charges.length + 1}`;
  const record: ChargeRecord = { id, ...sale, status: isWaiting ? 'pending' : 'paid' };
  memory.state.charges.push(record);
  return record;
}

function resultOf(
  brand: SandboxBrand,
  { id, method, amount }: ChargeRecord,
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

function failure(outcome: Outcome | undefined, body: PayV2Body): Answer | undefined {
  if (outcome === 'refused') return refusal(422, 'The payment was refused.');
  const numbers = body.paymentMethods.map(({ card }) => card?.number ?? '');
  return numbers.every(luhn) ? undefined : refusal(422, 'This is not a card number.');
}

/**
 * One key, one purchase: a key that was answered before gets the same answer and no second charge,
 * whatever else the request says. A server error decides nothing, so its key stays free.
 */
export const answerPayment: Answerer = (context, request, outcome) => {
  const { brands, memory } = context;
  const body = request.body as unknown as PayV2Body;
  const sale = {
    key: request.headers.get('idempotency-key')!,
    email: body.email,
    productCode: body.productCode,
    planId: body.planId,
    amount: body.amount,
    method: body.paymentMethods[0]!.type,
  };
  const note = (result: PaymentRecord['result']) =>
    memory.state.payments.push({ at: new Date().toISOString(), ...sale, result });

  const earlier = memory.answers.get(sale.key);
  if (earlier) {
    note('replayed');
    return earlier;
  }
  const brand = findBrand(brands, body.productCode, body.operation);
  if (!brand) return refusal(404, unknownProduct(brands, body.productCode));
  const fault = paymentFault(brand, body);
  if (fault) return refusal(400, fault);
  const failed = failure(outcome, body);
  if (failed) {
    note('refused');
    memory.answers.set(sale.key, failed);
    return failed;
  }
  const charged = charge(context, sale);
  const { token, ...rest } = resultOf(brand, charged, outcome);
  const doubt = outcome === 'noToken' || outcome === 'lostAnswer' ? outcome : undefined;
  const answer = { status: 200, body: doubt === 'noToken' ? rest : { token, ...rest } };
  memory.answers.set(sale.key, answer);
  note(doubt ?? (charged.status === 'paid' ? 'approved' : 'pending'));
  return answer;
};
