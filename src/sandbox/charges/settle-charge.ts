import { luhn } from '../../rules/card-number/card-number.ts';
import { PAYMENT_METHODS, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Context } from '../answers/answer.ts';
import { refusal, type SandboxAnswer } from '../sandbox-answer.ts';
import {
  keep,
  keepAnswer,
  nextNumber,
  type ChargeRecord,
  type KeptAnswer,
  type KeyMode,
  type PaymentRecord,
  type SaleRecord,
} from '../sandbox-state.ts';
import { differences } from './key-mode.ts';
import type { CheckedRequest } from '../request-check.ts';
import { resultOf } from './result-of.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import { cardNumbersIn, type Outcome } from '../scenarios.ts';

function charge({ memory }: Context, sale: SaleRecord): ChargeRecord {
  const method = sale.method as PaymentMethodKind;
  const isWaiting = PAYMENT_METHODS[method].settles === 'pending';
  const id = `charge-${nextNumber(memory, 'charges')}`;
  return keep(memory.state.charges, { id, ...sale, status: isWaiting ? 'pending' : 'paid' });
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
  /** Message for a product that no brand sells. */
  unknown: string;
  /** The reason why it makes no sense for this brand, in one sentence. */
  problem(brand: SandboxBrand): string | undefined;
}

/** The answer to a request under a key that was answered before; nothing is charged. */
function answerRepeat(
  mode: KeyMode,
  { sale, answer }: KeptAnswer,
  repeat: SaleRecord,
): { answer: SandboxAnswer; result: PaymentRecord['result'] } {
  const other = mode === 'strict' ? differences(sale, repeat) : [];
  if (other.length === 0) return { answer, result: 'replayed' };
  const message = `This Idempotency-Key belongs to a sale with another ${other.join(', ')}.`;
  return { answer: refusal(422, message), result: 'mismatch' };
}

/**
 * One key, one purchase: a key that was answered before gets the same answer and no second charge.
 * Whether another sale under it is refused is a matter of the mode. A server error decides nothing, so
 * its key stays free.
 */
export function settleCharge(
  context: Context,
  { body }: CheckedRequest,
  { record, brand, unknown, problem }: Sale,
  outcome: Outcome | undefined,
): SandboxAnswer {
  const { memory, keyMode } = context;
  const note = (result: PaymentRecord['result']) =>
    keep(memory.state.payments, { at: new Date().toISOString(), ...record, result });

  const earlier = memory.answers.get(record.key);
  if (earlier) {
    const { answer, result } = answerRepeat(keyMode, earlier, record);
    note(result);
    return answer;
  }
  if (!brand) return refusal(404, unknown);
  const wrong = problem(brand);
  if (wrong) return refusal(400, wrong);
  const failed = cardRefusal(outcome, body);
  if (failed) {
    note('refused');
    keepAnswer(memory, record.key, { sale: record, answer: failed });
    return failed;
  }
  const charged = charge(context, record);
  const { token, ...rest } = resultOf(brand, charged, outcome);
  const doubt = outcome === 'noToken' || outcome === 'lostAnswer' ? outcome : undefined;
  const answer = { status: 200, body: doubt === 'noToken' ? rest : { token, ...rest } };
  keepAnswer(memory, record.key, { sale: record, answer });
  note(doubt ?? (charged.status === 'paid' ? 'approved' : 'pending'));
  return answer;
}
