import type { Installment } from '../api/read-installment.ts';
import type { PaymentMethodKind, Plan } from '../api/read-product.ts';
import type { BrandSettings } from '../contract/compiled-brand.ts';
import type { CardDetails, PaymentMethod, PayV2Body } from '../contract/generated/api.ts';
import type { Link } from '../flow/link.ts';
import { formatExpiry } from '../rules/card-expiry.ts';
import { digitsOf } from '../rules/digits.ts';
import { amountOf } from './amount.ts';
import { buyerOf, documentOf } from './lead-request.ts';
import type { Lead } from './visit.ts';

/** The card fields of a valid form. They go nowhere but into the body made here (D-117). */
export interface CardForm {
  cardCompany: CardDetails['company'];
  cardName: string;
  cardNumber: string;
  cardExpireDate: string;
  cardCVV: string;
}

export interface PaymentFacts {
  method: PaymentMethodKind;
  /** Needed by creditcard and debitcard, ignored by every other method. */
  card?: CardForm;
  plan: Plan;
  /** The chosen way to split the amount, where there is a choice. */
  installment?: Installment;
  lead: Lead;
  /** Id that POST lead answered. */
  leadId?: string;
  link: Pick<Link, 'area' | 'seller' | 'source' | 'voucher'>;
  /** Id of the flow that the buyer takes. */
  flowId?: string;
  productCode: string;
  /** Of the step, else of the brand. */
  business: string;
  settings: Pick<BrandSettings, 'payment'>;
  /** CPF or CNPJ, as typed. */
  document?: string;
  /** Empty when no captcha is configured (D-118). */
  captchaToken: string;
}

function cardOf({ cardCompany, cardName, cardNumber, cardExpireDate, cardCVV }: CardForm) {
  return {
    company: cardCompany,
    holder: cardName.trim().replace(/\s+/g, ' '),
    number: digitsOf(cardNumber),
    expiration: formatExpiry(cardExpireDate.trim()),
    cvv: digitsOf(cardCVV),
  } satisfies CardDetails;
}

function paymentMethodOf({ method, card, plan, installment }: PaymentFacts): PaymentMethod {
  const amount = amountOf(plan, installment);
  switch (method) {
    case 'creditcard':
    case 'debitcard':
      if (!card) throw new Error(`A payment by ${method} needs the card fields of its form.`);
      return { type: method, amount, installments: installment?.count, card: cardOf(card) };
    case 'pix':
    case 'boleto':
    case 'livelo':
      return { type: method, amount };
    default:
      throw new Error(`No payment is known by the method '${method satisfies never}'.`);
  }
}

/** What kind of payment it is (D-154); a card in any other flow is a plain sale and has none. */
function typeOf(method: PaymentMethodKind, flowId: string | undefined): PayV2Body['type'] {
  if (method === 'pix' || method === 'livelo') return method;
  if (method === 'boleto') return 'bankslip';
  return flowId === 'extended' || flowId === 'livelo' ? flowId : undefined;
}

function planTypeOf({ type }: Plan, known: BrandSettings['payment']['planTypes']) {
  return type === 'yearly' || type === 'recurrency' ? type : known[0];
}

/**
 * Body of POST /api/v2/payment, the one place where card fields become a request: tokenisation or
 * public-key encryption would take its place. Shape of `paymentMethods`: D-116; `amount`: D-136.
 * `planId` is the plan's id and `plan` its code, or the id where it has no code; `planType` is the
 * plan's own type, or the brand's first one; `type` names flows and methods that are no plain sale
 * by card. The document goes out for invoices alone (`documentToNFGeneration`).
 *
 * @throws {Error} when a card method comes without its card fields.
 */
export function paymentBody(facts: PaymentFacts): PayV2Body {
  const { method, plan, installment, lead, link, settings } = facts;
  const { planTypes, sendBffPaymentRequest } = settings.payment;
  const amount = amountOf(plan, installment);
  return {
    ...buyerOf(lead, link.area),
    sfLeadId: facts.leadId,
    business: facts.business,
    productCode: facts.productCode,
    plan: plan.code ?? plan.id,
    planId: plan.id,
    planType: planTypeOf(plan, planTypes),
    type: typeOf(method, facts.flowId),
    amount,
    paymentMethods: [paymentMethodOf(facts)],
    document: sendBffPaymentRequest.documentToNFGeneration ? documentOf(facts.document) : undefined,
    operation: link.area,
    seller: link.seller,
    source: link.source,
    voucher: link.voucher,
    captchaToken: facts.captchaToken,
  };
}
