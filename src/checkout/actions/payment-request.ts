import type { Installment, Plan } from '../../api/read-product.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type * as sent from '../../contract/generated/api.ts';
import type { Link } from '../../flow/link.ts';
import { expiryMask } from '../../rules/card-expiry/card-expiry.ts';
import { applyMask } from '../../rules/mask.ts';
import { digitsOf } from '../../rules/characters.ts';
import { amountOf } from '../payment/amount.ts';
import { isAccrual } from '../offer/methods.ts';
import { buyerOf, documentOf } from './lead-request.ts';
import { newKey } from '../payment/new-key.ts';
import type { Session } from '../session/session.ts';
import type { Lead } from '../visit/visit.ts';
import type { CardCompany } from '../../contract/generated/names.ts';
import type { Sale } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import type { ShownCard } from '../payment/purchase-identity.ts';

interface SaleFacts extends Pick<Sale, 'link' | 'offer' | 'productCode' | 'business'> {
  method: PaymentMethodKind;
  card: FormValues;
  plan: Plan;
  installment?: Installment;
  flowId?: string;
  document?: string;
  captchaToken: string;
}

export interface PaymentFacts extends SaleFacts {
  lead: Lead;
  leadId?: string;
  settings: Pick<BrandSettings, 'area' | 'payment'>;
}

type InvoiceFacts = Omit<PaymentFacts, 'plan' | 'offer'> & { invoiceId: string };

type RenewFacts = SaleFacts & { sessionId: string };

/** Nothing else makes a request of card fields: tokenisation or public-key encryption would take its place. */
export function cardDetails(values: FormValues): sent.CardDetails {
  const textOf = (name: `card${string}`) => String(values[name]).trim();
  return {
    company: textOf('cardCompany') as CardCompany,
    holder: textOf('cardName').replace(/\s+/g, ' '),
    number: digitsOf(textOf('cardNumber')),
    expiration: applyMask(expiryMask, textOf('cardExpireDate')),
    cvv: digitsOf(textOf('cardCVV')),
  };
}

export function shownCardOf(values: FormValues): ShownCard {
  const { company, number } = cardDetails(values);
  return { company, lastFour: number.slice(-4) };
}

export const cardMethodOf = (values: FormValues): 'creditcard' | 'debitcard' =>
  values.paymentMethod === 'debitcard' ? 'debitcard' : 'creditcard';

/** Points carry their number as it was shown, while the payment's own `amount` stays the price in money. */
function paymentMethodOf({ method, card, plan, installment }: SaleFacts): sent.PaymentMethod {
  const { hasCard, isInPoints } = paymentMethod(method);
  if (isInPoints) {
    if (plan.points === undefined) throw new Error(`A payment by ${method} needs its points.`);
    return { type: method, amount: plan.points };
  }
  const amount = amountOf(plan, installment);
  if (!hasCard) return { type: method, amount };
  return { type: method, amount, installments: installment?.count, card: cardDetails(card) };
}

/** The specification has no kind for a plain card sale, a declined payment with points included: it has none. */
function typeOf({ method, flowId, offer, link }: SaleFacts): sent.PayV2Body['type'] {
  if (offer === 'upgrade') return offer;
  const { paymentType } = paymentMethod(method);
  if (paymentType) return paymentType as sent.PayV2Body['type'];
  if (flowId === 'livelo') return isAccrual(link) ? flowId : undefined;
  return flowId === 'extended' ? flowId : undefined;
}

/** Body of POST /api/v2/payment. `plan` is the plan's code, or its id where it has no code. */
export function paymentBody(facts: PaymentFacts): sent.PayV2Body {
  const { plan, installment, lead, link, settings } = facts;
  const { planTypes, sendBffPaymentRequest } = settings.payment;
  const amount = amountOf(plan, installment);
  const needsDocument =
    sendBffPaymentRequest.documentToNFGeneration || paymentMethod(facts.method).needsDocument;
  return {
    ...buyerOf(lead, settings.area),
    sfLeadId: facts.leadId,
    business: facts.business,
    productCode: facts.productCode,
    plan: plan.code ?? plan.id,
    planId: plan.id,
    planType: plan.type === 'yearly' || plan.type === 'recurrency' ? plan.type : planTypes[0],
    type: typeOf(facts),
    amount,
    paymentMethods: [paymentMethodOf(facts)],
    document: needsDocument ? documentOf(facts.document) : undefined,
    operation: link.area,
    seller: link.seller,
    source: link.source,
    voucher: plan.takesNoVoucher ? undefined : link.voucher,
    captchaToken: facts.captchaToken,
  };
}

/** Body of POST /api/v1/payment, without an amount: the upstream knows the price of its invoice. */
export function invoiceBody({
  invoiceId,
  method,
  card,
  lead,
  ...facts
}: InvoiceFacts): sent.PayV1Body {
  const { link, settings, productCode, business, captchaToken } = facts;
  return {
    invoiceId,
    ...buyerOf(lead, settings.area),
    document: documentOf(facts.document),
    business,
    productCode,
    seller: link.seller,
    source: link.source,
    operation: link.area,
    captchaToken,
    paymentMethods: [
      { type: method === 'debitcard' ? method : 'creditcard', card: cardDetails(card) },
    ],
  };
}

export function sessionIdOf(session: Session): string {
  const known = session.read('guiche.sessionId');
  if (typeof known === 'string') return known;
  const id = newKey();
  session.set('guiche.sessionId', id);
  return id;
}

/** The seller as the link itself names it, without default values. */
function metadataOf({ query }: Link): sent.RenewMetadata {
  const written = new URLSearchParams(query);
  const textOf = (name: keyof sent.RenewMetadata) => written.get(name)?.trim() || undefined;
  const [seller, source] = [textOf('seller'), textOf('source')];
  return { seller, source, voucher: textOf('voucher'), partner: textOf('partner') };
}

const renewalOf = ({ link, plan, sessionId, ...facts }: RenewFacts) => ({
  business: facts.business,
  captchaToken: facts.captchaToken,
  document: documentOf(facts.document),
  planId: plan.id,
  productCode: facts.productCode,
  seller: link.seller,
  source: link.source,
  sessionId,
  metadata: metadataOf(link),
});

/** Body of POST /api/v1/subscription/{id}/renew: one card, as an entry of `paymentMethods`. */
export function renewV1Body(facts: RenewFacts): sent.RenewV1Body {
  return {
    ...renewalOf(facts),
    numberInstallments: facts.installment?.count,
    paymentMethod: paymentMethodOf(facts),
  };
}

export function renewV2Body(facts: RenewFacts): sent.RenewV2Body {
  return {
    ...renewalOf(facts),
    amount: amountOf(facts.plan, facts.installment),
    type: typeOf(facts),
    paymentMethods: [paymentMethodOf(facts)],
  };
}
