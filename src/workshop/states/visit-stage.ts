import { readPayment, type PaymentResult } from '../../checkout/payment/read-payment.ts';
import {
  paymentMethod,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
} from '../../contract/payment-methods.ts';
import type { PurchaseResult } from '../../checkout/payment/purchase-result.ts';
import type { Lead, PixData, VisitState } from '../../checkout/visit/visit.ts';
import { resultOf } from '../../sandbox/charges/result-of.ts';
import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';

/** Name of what a buyer has done before they see a screen, e.g. 'card' or 'pix-expired'. */
export type VisitStage = string;

interface StageDescriptor {
  /** The method of the last payment; missing before one. */
  method?: PaymentMethodKind;
  /** Reason why what the payment issued cannot be paid. */
  problem?: string;
}

/** A method's payment, and what can be wrong with what it issued. Methods may share a stage. */
function stagesOfMethod(method: PaymentMethodKind): [VisitStage, StageDescriptor][] {
  const { stage = method, problems = [] } = paymentMethod(method);
  return [undefined, ...problems].map((problem) => [
    problem ? `${stage}-${problem}` : stage,
    { method, problem },
  ]);
}

const STAGES: ReadonlyMap<VisitStage, StageDescriptor> = new Map([
  ['new', {}],
  ['lead', {}],
  // The first of the methods that share a stage gives it its name.
  ...[...PAYMENT_METHOD_KINDS].reverse().flatMap(stagesOfMethod),
  ['upsell', { method: 'creditcard' }],
]);

export const visitStage = (name: VisitStage): StageDescriptor => STAGES.get(name)!;

/** Whether something was bought, and can be used or paid. */
export function hasBought(name: VisitStage): boolean {
  const { method, problem } = visitStage(name);
  return method !== undefined && problem === undefined;
}

/** The buyer of the preview; the sandbox plays no scenario for this name. */
export const BUYER: Lead = {
  name: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  phone: '11 98765-4321',
};
const MOZAMBICAN_PHONE = '84 123 1234';
export const LEAD_ID = 'lead-1';

const HOUR_MS = 3_600_000;
/** The same moment in every picture, so that pictures differ only where screens do. */
const PAID_AT = Date.UTC(2026, 0, 15, 15);

/** A plan that takes the method, else the first one; undefined where the sandbox sells nothing. */
function planFor({ sandbox }: SandboxBrand, method: PaymentMethodKind) {
  const open = sandbox.plans.filter(({ isOnRequest }) => !isOnRequest);
  return open.find(({ paymentMethods }) => paymentMethods.includes(method)) ?? open[0];
}

function pixOf({ problem }: StageDescriptor, { pix }: PaymentResult, amount: number) {
  if (!pix) return undefined;
  const isPast = problem === 'expired';
  return {
    ...pix,
    amount,
    at: Date.now() - (isPast ? HOUR_MS : 0),
    ...(isPast && { expiresAt: new Date(Date.now() - 1).toISOString() }),
    ...(problem && { problem: problem as PixData['problem'] }),
  };
}

/** The memory of a visit at a stage. */
export function visitOf(name: VisitStage, brand: SandboxBrand): VisitState {
  if (name === 'new') return { isLoaded: true };
  const phone = brand.area === 'MZ' ? MOZAMBICAN_PHONE : BUYER.phone;
  const known = { isLoaded: true, lead: { ...BUYER, phone }, leadId: LEAD_ID };
  const stage = visitStage(name);
  const { method } = stage;
  const plan = method && planFor(brand, method);
  if (!method || !plan) return known;
  const charge = { id: 'charge-1', method, amount: plan.amount };
  const outcome = stage.problem === 'wrong' ? 'otherAmount' : undefined;
  const result = readPayment(resultOf(brand, charge, outcome));
  const state = paymentMethod(method).settles;
  const { priceUnit: unit = 'major' } = brand.product;
  const receipt = {
    number: result.paymentProfileIds[0]!,
    plan: plan.name ?? plan.id,
    amount: { value: plan.amount, currency: plan.currency ?? 'BRL', unit },
    at: PAID_AT,
  };
  const sold = { method, plan: plan.id, reference: '0', offer: 'main' } as const;
  const purchase: PurchaseResult = { state, ...sold, result, receipt };
  const upsell = name === 'upsell' ? purchase : undefined;
  const invoice = paymentMethod(method).hasCard ? purchase : undefined;
  return { ...known, purchase, upsell, invoice, pix: pixOf(stage, result, plan.amount) };
}
