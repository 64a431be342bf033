import type { PaymentResult } from './read-payment.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Purchase, PurchaseIdentity } from './purchase-identity.ts';
import type { PaymentInDoubt } from '../../flow/outcome.ts';
import type { Session } from '../session/session.ts';

/** The data of success screens, also after a reload. Holds the token: session only (D-144). */
export interface PurchaseResult {
  state: 'approved' | 'pending';
  method: PaymentMethodKind;
  /** Plan id. */
  plan: string;
  result: PaymentResult;
  /**
   * Something else was bought than was typed last, because an earlier request decided (D-166): what that
   * request asked for, its e-mail masked; 'unknown' where another tab sent it.
   */
  earlier?: NonNullable<PaymentInDoubt['first']> | 'unknown';
}

type SaleId = Pick<PurchaseIdentity, 'productCode' | 'offer'>;

/**
 * A success screen follows every sale; that of an upsell is another one, and shows both. A paid
 * invoice is not a sale.
 */
const keyOf = ({ productCode, offer }: SaleId) =>
  `guiche.result.${productCode}.${offer === 'upsell' || offer === 'invoice' ? offer : 'main'}` as const;

export function keepResult(
  session: Session,
  { productCode, offer, method, plan }: Purchase,
  state: PurchaseResult['state'],
  result: PaymentResult,
  earlier?: PurchaseResult['earlier'],
): void {
  session.set(keyOf({ productCode, offer }), {
    state,
    method,
    plan,
    result,
    earlier,
  } satisfies PurchaseResult);
}

/** The result of this tab's last accepted payment for a product; undefined without one. */
export function readResult(session: Session, sold: SaleId): PurchaseResult | undefined {
  const kept = session.read(keyOf(sold)) as Partial<PurchaseResult> | undefined;
  if (!kept?.state || !kept.method || !kept.result?.token) return undefined;
  const { paymentProfileIds: ids } = kept.result;
  const result = { ...kept.result, paymentProfileIds: Array.isArray(ids) ? ids : [] };
  return { ...(kept as PurchaseResult), result };
}
