import { luhn } from '../../rules/card-number/card-number.ts';
import { PAYMENT_METHODS, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Context } from '../answers/answer.ts';
import { refusal, type SandboxAnswer } from '../sandbox-answer.ts';
import { keep, nextNumber, note, type PaymentRecord, type SaleRecord } from '../sandbox-state.ts';
import { differences } from './key-mode.ts';
import type { CheckedRequest } from '../request-check.ts';
import { resultOf } from './result-of.ts';
import { unknownProduct, type SandboxBrand } from '../sandbox-brand.ts';
import { cardNumbersIn, type Outcome } from '../scenarios.ts';

/** The reason why a card is refused: the one its number asks for, or that it is not a card number. */
export function cardRefusal(
  outcome: Outcome | undefined,
  body: CheckedRequest['body'],
): SandboxAnswer | undefined {
  if (outcome === 'refused') return refusal(422, 'The payment was refused.');
  return cardNumbersIn(body).every(luhn) ? undefined : refusal(422, 'This is not a card number.');
}

export const keyOf = ({ headers }: CheckedRequest): string => headers.get('idempotency-key')!;

export interface Sale {
  record: SaleRecord;
  brand: SandboxBrand | undefined;
  problem(brand: SandboxBrand): string | undefined;
}

/**
 * One key, one purchase: a key that was answered before gets the same answer and no second charge.
 * Another sale under it is refused where the buyer asks for a strict answer. A server error decides nothing,
 * so its key stays free.
 */
export function settleCharge(
  context: Context,
  { body }: CheckedRequest,
  { record, brand, problem }: Sale,
  outcome: Outcome | undefined,
): SandboxAnswer {
  const { brands, memory, isStrict } = context;
  const decided = (result: PaymentRecord['result']) =>
    note(memory.state.payments, { ...record, result });

  const earlier = memory.answers.get(record.key);
  if (earlier) {
    const other = isStrict ? differences(earlier.sale, record) : [];
    decided(other.length === 0 ? 'replayed' : 'mismatch');
    if (other.length === 0) return earlier.answer;
    const message = `This Idempotency-Key belongs to a sale with another ${other.join(', ')}.`;
    return refusal(422, message);
  }
  if (!brand) return refusal(404, unknownProduct(brands, record.productCode));
  const wrong = problem(brand);
  if (wrong) return refusal(400, wrong);
  const failed = cardRefusal(outcome, body);
  if (failed) {
    decided('refused');
    memory.answers.set(record.key, { sale: record, answer: failed });
    return failed;
  }
  const isWaiting = PAYMENT_METHODS[record.method as PaymentMethodKind].settles === 'pending';
  const charged = keep(memory.state.charges, {
    id: `charge-${nextNumber(memory, 'charges')}`,
    ...record,
    status: isWaiting ? ('pending' as const) : ('paid' as const),
  });
  const { token, ...rest } = resultOf(brand, charged, outcome);
  const doubt = outcome === 'noToken' || outcome === 'lostAnswer' ? outcome : undefined;
  const answer = { status: 200, body: doubt === 'noToken' ? rest : { token, ...rest } };
  memory.answers.set(record.key, { sale: record, answer });
  decided(doubt ?? (isWaiting ? 'pending' : 'approved'));
  return answer;
}
