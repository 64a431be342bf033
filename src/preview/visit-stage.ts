import { readPayment, type PaymentResult } from '../api/read-payment.ts';
import type { PaymentMethodKind } from '../api/read-product.ts';
import type { PurchaseResult } from '../checkout/payment/purchase-result.ts';
import type { Lead, PixData, VisitState } from '../checkout/session/visit.ts';
import { resultOf } from '../sandbox/charges/result-of.ts';
import type { SandboxBrand } from '../sandbox/sandbox-brand.ts';

/** What a buyer has done before they see a screen. */
export type VisitStage =
  /** Nothing: a link led there. */
  | 'new'
  /** Said who they are. */
  | 'lead'
  /** Paid by card. */
  | 'card'
  /** Paid with points. */
  | 'points'
  /** Has a Pix code that nobody has paid yet. */
  | 'pix'
  /** Has a bank slip. */
  | 'boleto'
  /** Paid by card, and bought what was offered besides. */
  | 'upsell'
  /** Has a Pix code whose time is over. */
  | 'pix-expired'
  /** Has a Pix code over another amount. */
  | 'pix-wrong';

export const VISIT_TITLES: Readonly<Record<VisitStage, string>> = {
  new: 'Came by a link',
  lead: 'Known buyer',
  card: 'Paid by card',
  points: 'Paid with points',
  pix: 'Pix code issued',
  boleto: 'Boleto issued',
  upsell: 'Upsell bought',
  'pix-expired': 'Pix code expired',
  'pix-wrong': 'Pix code over another amount',
};

/** Whoever buys in the preview; the sandbox plays no scenario for this name. */
export const BUYER: Lead = {
  name: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  phone: '11 98765-4321',
};
const MOZAMBICAN_PHONE = '84 123 1234';
export const LEAD_ID = 'lead-1';

/** How a visit has paid; missing for one that has not. */
export const METHOD_OF: Readonly<Partial<Record<VisitStage, PaymentMethodKind>>> = {
  card: 'creditcard',
  upsell: 'creditcard',
  points: 'livelo',
  pix: 'pix',
  'pix-expired': 'pix',
  'pix-wrong': 'pix',
  boleto: 'boleto',
};

const HOUR_MS = 3_600_000;

/** A plan that can be paid so, else the first one; undefined where the sandbox sells nothing. */
function planFor({ sandbox }: SandboxBrand, method: PaymentMethodKind) {
  const open = sandbox.plans.filter(({ isOnRequest }) => !isOnRequest);
  return open.find(({ paymentMethods }) => paymentMethods.includes(method)) ?? open[0];
}

/** What the sandbox answers to a payment, as its client reads it. */
function paid(kind: VisitStage, brand: SandboxBrand, method: PaymentMethodKind, amount: number) {
  const charge = { id: 'charge-1', key: '', productCode: brand.productCode, amount, method };
  const outcome = kind === 'pix-wrong' ? 'otherAmount' : undefined;
  return readPayment(resultOf(brand, { ...charge, status: 'paid' }, outcome));
}

function pixOf(kind: VisitStage, result: PaymentResult, amount: number): PixData | undefined {
  const { pix } = result;
  if (!pix) return undefined;
  const isPast = kind === 'pix-expired';
  return {
    ...pix,
    amount,
    at: Date.now() - (isPast ? HOUR_MS : 0),
    ...(isPast && { expiresAt: new Date(Date.now() - 1).toISOString(), fault: 'expired' as const }),
    ...(kind === 'pix-wrong' && { fault: 'wrong' as const }),
  };
}

/** The memory of a visit in which all that was done. */
export function visitOf(kind: VisitStage, brand: SandboxBrand): VisitState {
  if (kind === 'new') return { isLoaded: true };
  const phone = brand.area === 'MZ' ? MOZAMBICAN_PHONE : BUYER.phone;
  const known = { isLoaded: true, lead: { ...BUYER, phone }, leadId: LEAD_ID };
  const method = METHOD_OF[kind];
  const plan = method && planFor(brand, method);
  if (!method || !plan) return known;
  const result = paid(kind, brand, method, plan.amount);
  const purchase: PurchaseResult = {
    state: method === 'pix' || method === 'boleto' ? 'pending' : 'approved',
    method,
    plan: plan.id,
    result,
  };
  const upsell = kind === 'upsell' ? purchase : undefined;
  return { ...known, purchase, upsell, pix: pixOf(kind, result, plan.amount) };
}
