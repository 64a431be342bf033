import type { Installment, Plan } from '../../api/read-product.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type {
  CardDetails,
  PaymentMethod,
  PayV1Body,
  PayV2Body,
  RenewMetadata,
  RenewV1Body,
  RenewV2Body,
} from '../../contract/generated/api.ts';
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

/** The facts of one request that sells a plan: the sale, and how it is paid. */
interface SaleFacts extends Pick<Sale, 'link' | 'offer' | 'productCode' | 'business'> {
  method: PaymentMethodKind;
  /** The form with the card, which creditcard and debitcard need. */
  card: FormValues;
  plan: Plan;
  /** The chosen way to split the amount, where there is a choice. */
  installment?: Installment;
  /** Id of the flow that the buyer takes. */
  flowId?: string;
  /** CPF or CNPJ, as typed. */
  document?: string;
  /** Empty when no captcha is configured. */
  captchaToken: string;
}

export interface PaymentFacts extends SaleFacts {
  lead: Lead;
  /** Id that POST lead answered. */
  leadId?: string;
  settings: Pick<BrandSettings, 'area' | 'payment'>;
}

/** The upstream knows what an invoice costs. */
type InvoiceFacts = Omit<PaymentFacts, 'plan' | 'offer' | 'settings'> & {
  invoiceId: string;
  method: 'creditcard' | 'debitcard';
  settings: Pick<BrandSettings, 'area'>;
};

/** A subscription knows its holder. */
interface RenewFacts extends SaleFacts {
  /** Random, one per browser session. */
  sessionId: string;
}

/**
 * The card of a valid form as calls carry it; alone it is the body of POST custom-sale/verify-card. Nothing else in
 * the program makes a request of card fields: tokenisation or public-key encryption would take its place.
 */
export function cardDetails(values: FormValues): CardDetails {
  const textOf = (name: `card${string}`) => String(values[name]).trim();
  return {
    company: textOf('cardCompany') as CardCompany,
    holder: textOf('cardName').replace(/\s+/g, ' '),
    number: digitsOf(textOf('cardNumber')),
    expiration: applyMask(expiryMask, textOf('cardExpireDate')),
    cvv: digitsOf(textOf('cardCVV')),
  };
}

/** Company and last four digits of the card of a valid form. */
export function shownCardOf(values: FormValues): ShownCard {
  const { company, number } = cardDetails(values);
  return { company, lastFour: number.slice(-4) };
}

/** Returns the payment method of a card form: credit, unless debit is chosen. */
export const cardMethodOf = (values: FormValues): 'creditcard' | 'debitcard' =>
  values.paymentMethod === 'debitcard' ? 'debitcard' : 'creditcard';

/**
 * The entry of a payment's `paymentMethods`. One that pays with points carries their number, as
 * it was shown, while the payment's own `amount` stays the price in money.
 *
 * @throws {Error} without the points that the method needs.
 */
function paymentMethodOf({ method, card, plan, installment }: SaleFacts): PaymentMethod {
  const { hasCard, isInPoints } = paymentMethod(method);
  if (isInPoints) {
    if (plan.points === undefined) throw new Error(`A payment by ${method} needs its points.`);
    return { type: method, amount: plan.points };
  }
  const amount = amountOf(plan, installment);
  if (!hasCard) return { type: method, amount };
  return { type: method, amount, installments: installment?.count, card: cardDetails(card) };
}

/**
 * The kind of payment, of a purchase and of a renewal: an upgrade says so however it is
 * paid, Pix, slip and points name themselves, a card has the kind of its flow: extended, or livelo if
 * it earns points. The specification has no kind for any other card sale, a declined payment
 * with points included, so it goes out without one.
 */
function typeOf({ method, flowId, offer, link }: SaleFacts): PayV2Body['type'] {
  if (offer === 'upgrade') return offer;
  const { paymentType } = paymentMethod(method);
  if (paymentType) return paymentType as PayV2Body['type'];
  if (flowId === 'livelo') return isAccrual(link) ? flowId : undefined;
  return flowId === 'extended' ? flowId : undefined;
}

function planTypeOf({ type }: Plan, known: BrandSettings['payment']['planTypes']) {
  return type === 'yearly' || type === 'recurrency' ? type : known[0];
}

/**
 * Body of POST /api/v2/payment.
 * `planId` is the plan's id and `plan` its code, or the id where it has no code; `planType` is the
 * plan's own type, or the brand's first one; `type` names flows and methods that are no plain sale
 * by card. The document goes out for invoices (`documentToNFGeneration`) and for what is registered on it.
 */
export function paymentBody(facts: PaymentFacts): PayV2Body {
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
    planType: planTypeOf(plan, planTypes),
    type: typeOf(facts),
    amount,
    paymentMethods: [paymentMethodOf(facts)],
    document: needsDocument ? documentOf(facts.document) : undefined,
    operation: link.area,
    seller: link.seller,
    source: link.source,
    voucher: link.voucher,
    captchaToken: facts.captchaToken,
  };
}

/**
 * Body of POST /api/v1/payment: which invoice, who pays, with which card. The upstream
 * knows its price, so the body has no amount; the document goes out when it was typed.
 */
export function invoiceBody({ invoiceId, method, card, lead, ...facts }: InvoiceFacts): PayV1Body {
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
    paymentMethods: [{ type: method, card: cardDetails(card) }],
  };
}

/** A random UUID per browser session, which shows that calls belong together. */
export function sessionIdOf(session: Session): string {
  const known = session.read('guiche.sessionId');
  if (typeof known === 'string') return known;
  const id = newKey();
  session.set('guiche.sessionId', id);
  return id;
}

/** The seller as the link itself names it, without default values. */
function metadataOf({ query }: Link): RenewMetadata {
  const written = new URLSearchParams(query);
  const names = [
    'seller',
    'source',
    'voucher',
    'partner',
  ] as const satisfies (keyof RenewMetadata)[];
  return Object.fromEntries(names.map((name) => [name, written.get(name)?.trim() || undefined]));
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
export function renewV1Body(facts: RenewFacts): RenewV1Body {
  return {
    ...renewalOf(facts),
    numberInstallments: facts.installment?.count,
    paymentMethod: paymentMethodOf(facts),
  };
}

/** Body of POST /api/v2/subscription/{id}/renew. */
export function renewV2Body(facts: RenewFacts): RenewV2Body {
  return {
    ...renewalOf(facts),
    amount: amountOf(facts.plan, facts.installment),
    type: typeOf(facts),
    paymentMethods: [paymentMethodOf(facts)],
  };
}
