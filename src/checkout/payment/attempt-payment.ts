import { rejectedFields } from '../../api/api-error.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { installmentOf } from './amount.ts';
import { generateContract, hasContract } from '../offer/contract.ts';
import { paymentBody } from './payment-request.ts';
import type { OrderPlan } from '../hooks/use-order.ts';
import type { Lead } from '../session/visit.ts';
import type { ActionInput } from '../actions/action.ts';
import { cardOf } from './card-of.ts';
import { chargeOnce } from './charge-once.ts';
import { leadOf, sendLead } from '../actions/create-lead.ts';
import { findTaxId, enrichLead, collectAnswers } from '../actions/enrich-lead.ts';

/**
 * One attempt to pay, at most one charge: creates the lead first where the buyer came without one
 * (D-58), enriches it where there is something to add (D-120), then sends the one payment.
 */
export async function attemptPayment(
  input: ActionInput,
  plan: OrderPlan | undefined,
  method: PaymentMethodKind,
): Promise<Outcome> {
  const { checkout, values } = input;
  const { visit, client, link, productCode, business, offer, report } = checkout;
  if (!plan) return { kind: 'failed' };
  let { lead, leadId } = visit.state();
  if (!lead) {
    lead = leadOf(values);
    try {
      leadId = await sendLead(checkout, lead);
    } catch (error) {
      report(error, 'createLead');
      return { kind: 'failed', fields: rejectedFields(error) };
    }
  }
  const payer: Lead = lead;
  const typed = collectAnswers(checkout.session, values);
  await enrichLead(checkout, leadId, typed);
  const facts = {
    method,
    card: paymentMethod(method).hasCard && cardOf(values),
    plan,
    installment: installmentOf(plan, values.installments),
    lead: payer,
    leadId,
    link,
    flowId: checkout.flow.id,
    offer,
    productCode,
    business,
    settings: checkout.brand.settings,
    document: findTaxId(typed),
  };
  const sold = { plan: plan.id, email: payer.email, method };
  const outcome = await chargeOnce(input, sold, 'payV2', ({ headers, captchaToken }) =>
    client.call('payV2', { body: paymentBody({ ...facts, captchaToken }), headers }),
  );
  if (hasContract(checkout) && (outcome.kind === 'approved' || outcome.kind === 'pending')) {
    const { purchase, upsell } = visit.state();
    const token = (offer === 'upsell' ? upsell : purchase)?.result.token;
    if (token) await generateContract(checkout, { lead: payer, leadId, planId: plan.id, token });
  }
  return outcome;
}
