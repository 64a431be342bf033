import { fieldsOf } from '../../api/api-error.ts';
import { readPayment } from '../../api/read-payment.ts';
import type { PaymentMethodKind } from '../../api/read-product.ts';
import type { CardCompany } from '../../contract/generated/names.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { installmentOf } from '../amount.ts';
import { generateContract, hasContract } from '../contract.ts';
import type { CardForm } from '../payment-request.ts';
import { paymentBody } from '../payment-request.ts';
import type { OrderPlan } from '../use-order.ts';
import type { Lead } from '../visit.ts';
import type { ActionInput } from './action.ts';
import { leadOf, sendLead } from './create-lead.ts';
import { documentIn, enrichLead, everythingTyped } from './enrich-lead.ts';

/**
 * One attempt to pay, at most one charge: creates the lead first where the buyer came without one
 * (D-58), enriches it where there is something to add (D-120), then sends the one payment.
 */
export async function attemptPayment(
  { checkout, values, again }: ActionInput,
  plan: OrderPlan | undefined,
  method: PaymentMethodKind,
): Promise<Outcome> {
  const { visit, client, link, productCode, business, report } = checkout;
  if (!plan) return { kind: 'failed' };
  let { lead, leadId } = visit.state();
  if (!lead) {
    lead = leadOf(values);
    try {
      leadId = await sendLead(checkout, lead);
    } catch (error) {
      report(error, 'createLead');
      return { kind: 'failed', fields: fieldsOf(error) };
    }
  }
  const payer: Lead = lead;
  const typed = everythingTyped(checkout.session, values);
  const document = documentIn(typed);
  await enrichLead(checkout, leadId, typed);
  const body = paymentBody({
    method,
    card: method === 'creditcard' || method === 'debitcard' ? cardOf(values) : undefined,
    plan,
    installment: installmentOf(plan, textOf(values.installments)),
    lead: payer,
    leadId,
    link,
    flowId: checkout.flow.id,
    productCode,
    business,
    settings: checkout.brand.settings,
    document,
    captchaToken: '',
  });
  const purchase = {
    productCode,
    plan: plan.id,
    email: payer.email,
    offer: checkout.offer,
    subject: checkout.subject,
    method,
  } as const;
  const outcome = await checkout.purchases.attempt(
    purchase,
    async (idempotencyKey) =>
      readPayment(
        await client.call('payV2', {
          body,
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    { again },
  );
  if (outcome.kind === 'already') visit.keepBoughtElsewhere(outcome.state);
  if (outcome.kind === 'unknown') report(outcome.error, 'payV2');
  if (outcome.kind === 'refused') return { kind: 'refused', fields: fieldsOf(outcome.error) };
  if (outcome.kind === 'approved' || outcome.kind === 'pending') {
    const { multiProfile } = checkout.brand.settings;
    checkout.session.set('PURCHASED_PLAN', plan.id);
    checkout.session.set('PURCHASED_PROFILES_AMOUNT', multiProfile?.profiles?.[plan.id]);
    visit.load();
    if (hasContract(checkout)) {
      const { token } = outcome.result;
      await generateContract(checkout, { lead: payer, leadId, planId: plan.id, token });
    }
  }
  return outcome;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function cardOf(values: ActionInput['values']): CardForm {
  return {
    cardCompany: String(values.cardCompany) as CardCompany,
    cardName: String(values.cardName),
    cardNumber: String(values.cardNumber),
    cardExpireDate: String(values.cardExpireDate),
    cardCVV: String(values.cardCVV),
  };
}
