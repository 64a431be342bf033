import { rejectedFields } from '../../api/api-error.ts';
import { isTakenLater } from '../../contract/answer-names.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { NOT_OFFERED } from '../payment/payment-outcome.ts';
import { installmentOf, optionIdOf, type OrderPlan } from '../payment/amount.ts';
import { hasContract } from '../offer/contract.ts';
import type { Sale, Services } from '../checkout.ts';
import { buyerOf } from './lead-request.ts';
import { methodsOf, soldBy } from '../offer/methods.ts';
import { paymentBody, shownCardOf } from './payment-request.ts';
import type { Lead } from '../visit/visit.ts';
import type { Ordered } from '../payment/purchase-identity.ts';
import type { ActionInput } from './action.ts';
import type { FormValues } from '../form/form-values.ts';
import { chargeOnce } from './charge-once.ts';
import { leadOf, sendLead } from './create-lead.ts';
import { findTaxId, enrichLead, collectAnswers } from './enrich-lead.ts';

/**
 * One attempt to pay, at most one charge. A method that the plan, brand.json and the area do not offer
 * together ends as failed, and nothing is sent. Creates the lead first where the buyer came without one,
 * enriches it where there is something to add, then sends the one payment.
 */
export async function attemptPayment(
  input: ActionInput,
  offered: OrderPlan | undefined,
  method: PaymentMethodKind,
): Promise<Outcome> {
  const { checkout, values } = input;
  const { brand, visit, moneyClient, link, productCode, business, offer, report } = checkout;
  if (!offered) return { kind: 'failed' };
  if (!methodsOf(offered, brand.settings).includes(method)) return NOT_OFFERED;
  const plan = soldBy(offered, method);
  let { lead, leadId } = visit.state();
  if (!lead) {
    lead = leadOf(values);
    try {
      leadId = await sendLead(checkout, lead, { values, answers: ownAnswers(input) });
    } catch (error) {
      report(error, 'createLead');
      return { kind: 'failed', fields: rejectedFields(error) };
    }
  }
  const payer: Lead = lead;
  const typed = collectAnswers(checkout.session, values);
  await enrichLead(checkout, leadId, typed);
  const facts = {
    link,
    flowId: checkout.flow.id,
    offer,
    productCode,
    business,
    settings: brand.settings,
    document: findTaxId(typed),
  };
  const card = paymentMethod(method).hasCard ? values : undefined;
  const sold: Ordered = {
    plan: plan.id,
    email: payer.email,
    method,
    card: card && shownCardOf(card),
    order: plan,
    installments: optionIdOf(values.installments),
    leadId,
    voucher: link.voucher,
  };
  const outcome = await chargeOnce(input, sold, 'payV2', ({ headers, captchaToken, terms }) => {
    const order = terms.order ?? plan;
    const body = paymentBody({
      ...facts,
      method: terms.method,
      card: values,
      plan: order,
      installment: installmentOf(order, terms.installments),
      lead: { ...payer, email: terms.email },
      leadId: terms.leadId,
      link: { ...link, voucher: terms.voucher },
      captchaToken,
    });
    return moneyClient.call('payV2', { body, headers });
  });
  if (hasContract(checkout) && (outcome.kind === 'approved' || outcome.kind === 'pending')) {
    const { purchase, upsell } = visit.state();
    const token = (offer === 'upsell' ? upsell : purchase)?.result.token;
    if (token) await generateContract(checkout, { lead: payer, leadId, planId: plan.id, token });
  }
  return outcome;
}

/** The answers of a payment form that go out with its lead: PATCH and payment, which follow at once, take the others. */
function ownAnswers({ answers = {} }: ActionInput): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !isTakenLater(name)));
}

/** Longest that a buyer who has paid waits for the contract to be made, in milliseconds. */
const CONTRACT_TIMEOUT_MS = 2000;

interface SoldContract {
  lead: Lead;
  leadId?: string;
  planId: string;
  /** Of the payment. */
  token: string;
}

/**
 * Has the contract of a sale made (POST contract/generate). Best effort: the sale is done, so a failure
 * is reported and a slow answer is not waited for.
 */
export async function generateContract(
  { client, productCode, business, link, report }: Sale & Pick<Services, 'client' | 'report'>,
  { lead, leadId, planId, token }: SoldContract,
): Promise<void> {
  const { name, email } = buyerOf(lead, link.area);
  const body = { leadId, planId, name, email, business, token };
  const made = client
    .call('generateContract', { path: { code: productCode }, body })
    .catch((error: unknown) => report(error, 'generateContract'));
  const timeout = new Promise((resolve) => setTimeout(resolve, CONTRACT_TIMEOUT_MS));
  await Promise.race([made, timeout]);
}
