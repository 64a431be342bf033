import { luhn } from '../../rules/card-number/card-number.ts';
import { PAYMENT_METHODS, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import { refusal, type Context } from '../answers/answer.ts';
import type { SandboxAnswer } from '../sandbox-state.ts';
import type { CheckedRequest } from '../request-check.ts';
import { resultOf } from './result-of.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { ChargeRecord, PaymentRecord, SaleRecord } from '../sandbox-state.ts';
import { cardNumbersIn, type Outcome } from '../scenarios.ts';

function charge({ memory }: Context, sale: SaleRecord): ChargeRecord {
  const method = sale.method as PaymentMethodKind;
  const isWaiting = PAYMENT_METHODS[method].settles === 'pending';
  const id = `charge-${memory.state.charges.length + 1}`;
  const record: ChargeRecord = { id, ...sale, status: isWaiting ? 'pending' : 'paid' };
  memory.state.charges.push(record);
  return record;
}

/** The reason why a card is refused: the one its number asks for, or that it is not a card number. */
export function cardRefusal(
  outcome: Outcome | undefined,
  body: CheckedRequest['body'],
): SandboxAnswer | undefined {
  if (outcome === 'refused') return refusal(422, 'The payment was refused.');
  return cardNumbersIn(body).every(luhn) ? undefined : refusal(422, 'This is not a card number.');
}

export const keyOf = ({ headers }: CheckedRequest): string => headers.get('idempotency-key')!;

interface Sale {
  /** The sale as the sandbox records it. */
  record: SaleRecord;
  brand: SandboxBrand | undefined;
  /** Said when nobody sells it. */
  unknown: string;
  /** The reason why it makes no sense for this brand, in one sentence. */
  problem(brand: SandboxBrand): string | undefined;
}

/**
 * One key, one purchase: a key that was answered before gets the same answer and no second charge,
 * whatever else the request says. A server error decides nothing, so its key stays free.
 */
export function settleCharge(
  context: Context,
  { body }: CheckedRequest,
  { record, brand, unknown, problem }: Sale,
  outcome: Outcome | undefined,
): SandboxAnswer {
  const { memory } = context;
  const note = (result: PaymentRecord['result']) =>
    memory.state.payments.push({ at: new Date().toISOString(), ...record, result });

  const earlier = memory.answers.get(record.key);
  if (earlier) {
    note('replayed');
    return earlier;
  }
  if (!brand) return refusal(404, unknown);
  const wrong = problem(brand);
  if (wrong) return refusal(400, wrong);
  const failed = cardRefusal(outcome, body);
  if (failed) {
    note('refused');
    memory.answers.set(record.key, failed);
    return failed;
  }
  const charged = charge(context, record);
  const { token, ...rest } = resultOf(brand, charged, outcome);
  const doubt = outcome === 'noToken' || outcome === 'lostAnswer' ? outcome : undefined;
  const answer = { status: 200, body: doubt === 'noToken' ? rest : { token, ...rest } };
  memory.answers.set(record.key, answer);
  note(doubt ?? (charged.status === 'paid' ? 'approved' : 'pending'));
  return answer;
}
