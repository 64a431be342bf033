import { maskEmail } from '../../rules/email/mask-email.ts';
import type { MoneyUnit } from '../../rules/money.ts';
import { payableAmount } from '../../rules/payment-codes/br-code.ts';
import { amountOf, installmentOf, lineItems, type LineItem } from './amount.ts';
import type { PaymentResult } from './read-payment.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import {
  fnv1a,
  type Purchase,
  type PurchaseIdentity,
  type ShownCard,
} from './purchase-identity.ts';
import type { Terms } from '../../flow/outcome.ts';
import type { Session } from '../session/session.ts';

export interface Receipt {
  /** Invoice, payment profile, or the start of the key. Never the token, which opens the access, nor the lead's id. */
  number: string;
  plan?: string;
  amount?: { value: number; currency: string; unit: MoneyUnit };
  lines?: LineItem[];
  points?: number;
  installments?: { count: number; value: number };
  /** Present for a card whose payment was sent once. */
  card?: ShownCard;
  /** The buyer's address, by which they see a slip of the pen: the access is sent there. */
  email?: string;
  at?: number;
}

/** The data of success screens, also after a reload. Holds the token: session only. */
export interface PurchaseResult {
  state: 'approved' | 'pending';
  method: PaymentMethodKind;
  plan: string;
  result: PaymentResult;
  receipt?: Receipt;
  /** Hash of the payment's Idempotency-Key: names the purchase where the key may not be shown. */
  reference: string;
  offer: PurchaseIdentity['offer'];
  voucher?: string;
  /** An earlier request decided: its terms, where others were typed last. 'unknown': another tab sent it. */
  earlier?: Terms | 'unknown';
}

type SaleId = Pick<PurchaseIdentity, 'productCode' | 'offer'>;

/** The success screen of an upsell shows both sales. A paid invoice is not a sale. */
const keyOf = ({ productCode, offer }: SaleId) =>
  `guiche.result.${productCode}.${offer === 'upsell' || offer === 'invoice' ? offer : 'main'}` as const;

/** Too few to use them as a key. */
const KEY_START = 8;

type Accepted = Pick<PurchaseResult, 'state' | 'result' | 'earlier'> & { key: string; at?: number };

/** A purchase that another tab began has neither plan nor price here. */
function receiptOf(
  { offer, resourceId, order, method, plan, installments, card, email }: Purchase,
  { key, at, result, earlier }: Accepted,
): Receipt {
  const invoice = offer === 'invoice' ? resourceId : undefined;
  const [profile] = result.paymentProfileIds;
  const number = invoice ?? profile ?? key.slice(0, KEY_START).toUpperCase();
  const isKnown = earlier !== 'unknown';
  const sent = { number, at, email: isKnown && email ? email : undefined };
  if (!isKnown) return sent;
  if (!order) return { ...sent, card };
  const { name = plan, currency, unit } = order;
  const chosen = installmentOf(order, installments);
  const price = amountOf(order, chosen);
  // A code may ask for less than the price.
  const value = (result.pix && payableAmount(result.pix.text, price, unit)) ?? price;
  const { count = 1 } = chosen ?? {};
  return {
    ...sent,
    plan: name,
    card,
    amount: { value, currency, unit },
    lines: lineItems(order, value),
    points: paymentMethod(method).isInPoints && order.points,
    installments: count > 1 ? { count, value: chosen!.value } : undefined,
  };
}

export function keepResult(session: Session, purchase: Purchase, accepted: Accepted): void {
  const { key, state, result, earlier } = accepted;
  const { productCode, offer, method, plan, voucher, email } = purchase;
  // A device at a seller's desk keeps no address of its buyers.
  const isInPerson = session.read('isPaymentInPerson') === true;
  const shown = isInPerson ? { ...purchase, email: maskEmail(email) } : purchase;
  session.set(keyOf({ productCode, offer }), {
    state,
    method,
    plan,
    result,
    receipt: receiptOf(shown, accepted),
    reference: fnv1a(key),
    offer,
    voucher,
    earlier,
  } satisfies PurchaseResult);
}

export function readResult(session: Session, sold: SaleId): PurchaseResult | undefined {
  const kept = session.read(keyOf(sold)) as Partial<PurchaseResult> | undefined;
  if (!kept?.state || !kept.method || !kept.result?.token) return undefined;
  const { paymentProfileIds: ids } = kept.result;
  const result = { ...kept.result, paymentProfileIds: Array.isArray(ids) ? ids : [] };
  return { ...(kept as PurchaseResult), result };
}
