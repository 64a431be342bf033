import { rejectedFields } from '../../api/api-error.ts';
import { isTakenLater } from '../../contract/answer-names.ts';
import { serverAhead } from '../../contract/browser/server-clock.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { knownPath, pathOf } from '../../flow/templates.ts';
import { hasContract } from '../offer/contract.ts';
import { isAccrual, methodsOf, soldBy } from '../offer/methods.ts';
import { pixOfSale, pixPurchase } from '../offer/pix-of-sale.ts';
import { textOf } from '../form/form-values.ts';
import { installmentOf, type OrderPlan } from '../payment/amount.ts';
import { isRefusal, NOT_OFFERED } from '../payment/payment-outcome.ts';
import { subscriptionOf, type Lead } from '../visit/visit.ts';
import type { Action, ActionInput } from './action.ts';
import { chargeOnce, type OneAttempt } from './charge-once.ts';
import { collectAnswers, enrichLead, keepConsent, leadOf, sendLead } from './lead.ts';
import { buyerOf, findTaxId } from './lead-request.ts';
import {
  cardDetails,
  cardMethodOf,
  invoiceBody,
  paymentBody,
  renewV1Body,
  renewV2Body,
  sessionIdOf,
  shownCardOf,
} from './payment-request.ts';

async function sell(
  { plan, checkout }: ActionInput,
  method: PaymentMethodKind,
  pay: (sold: OrderPlan) => Promise<Outcome>,
): Promise<Outcome> {
  const offered = await plan();
  if (!offered) return { kind: 'failed' };
  if (!methodsOf(offered, checkout.brand.settings).includes(method)) return NOT_OFFERED;
  return pay(soldBy(offered, method));
}

/** A subscription knows its holder: no e-mail makes its renewal another purchase. */
const termsOf = (
  { values }: ActionInput,
  order: OrderPlan,
  method: PaymentMethodKind,
  email = '',
) => ({
  plan: order.id,
  email,
  method,
  card: paymentMethod(method).hasCard ? shownCardOf(values) : undefined,
  order,
  installments: textOf(values.installments),
});

const factsOf = ({ checkout, values }: ActionInput) => ({
  ...checkout,
  flowId: checkout.flow.id,
  settings: checkout.brand.settings,
  card: values,
  document: findTaxId(collectAnswers(checkout.session, values)),
});

function askedFor({ captchaToken, terms }: OneAttempt, sold: OrderPlan) {
  const plan = terms.order ?? sold;
  const installment = installmentOf(plan, terms.installments);
  return { method: terms.method, plan, installment, captchaToken };
}

async function payPlan(input: ActionInput, plan: OrderPlan, method: PaymentMethodKind) {
  const { checkout, values, answers = {} } = input;
  const { visit, moneyClient, link, offer } = checkout;
  const known = visit.state();
  let { leadId } = known;
  const payer = known.lead ?? leadOf(values);
  if (!known.lead) {
    // The enrichment and the payment, which follow at once, take the other answers.
    const own = Object.entries(answers).filter(([name]) => !isTakenLater(name));
    const lead = await sendLead(checkout, payer, { values, answers: Object.fromEntries(own) });
    if (lead.kind === 'failed') return lead;
    leadId = lead.id;
  }
  const facts = factsOf(input);
  await enrichLead(checkout, collectAnswers(checkout.session, values), leadId);
  const sold = { ...termsOf(input, plan, method, payer.email), leadId, voucher: link.voucher };
  const outcome = await chargeOnce(input, sold, 'payV2', (attempt) => {
    const { email, voucher, leadId: askedLead } = attempt.terms;
    const asked = { ...facts, ...askedFor(attempt, plan), link: { ...link, voucher } };
    const body = paymentBody({ ...asked, lead: { ...payer, email }, leadId: askedLead });
    return moneyClient.call('payV2', { body, headers: attempt.headers });
  });
  if (hasContract(checkout) && (outcome.kind === 'approved' || outcome.kind === 'pending')) {
    const { purchase, upsell } = visit.state();
    const token = (offer === 'upsell' ? upsell : purchase)?.result.token;
    if (token) await generateContract(input, payer, { leadId, planId: plan.id, token });
  }
  return outcome;
}

const CONTRACT_TIMEOUT_MS = 2000;

/** Best effort: the sale is done, so a failure is reported and a slow answer is not waited for. */
async function generateContract(
  { checkout: { client, productCode: code, business, link, report } }: ActionInput,
  payer: Lead,
  sold: { leadId?: string; planId: string; token: string },
): Promise<void> {
  const { name, email } = buyerOf(payer, link.area);
  const made = client
    .call('generateContract', { path: { code }, body: { ...sold, name, email, business } })
    .catch((error: unknown) => report(error, 'generateContract'));
  await Promise.race([made, new Promise((resolve) => setTimeout(resolve, CONTRACT_TIMEOUT_MS))]);
}

export const payBy =
  (method: PaymentMethodKind): Action =>
  (input) =>
    sell(input, method, (plan) => payPlan(input, plan, method));

export const pay: Action = (input) => payBy(cardMethodOf(input.values))(input);

export const payLivelo: Action = (input) =>
  payBy(isAccrual(input.checkout.link) ? 'creditcard' : 'livelo')(input);

/** While the last code cannot be paid, asking for another one is a purchase of its own. */
export const payPix: Action = (input) =>
  sell(input, 'pix', async (plan) => {
    const { checkout, values } = input;
    const { visit } = checkout;
    const state = visit.state();
    const again = input.again || pixOfSale(checkout, state)?.problem !== undefined;
    // Before the request: the buyer may choose otherwise while its answer is on its way.
    const purchase = pixPurchase(checkout, { ...state, lead: state.lead ?? leadOf(values) });
    const outcome = await payPlan({ ...input, again }, plan, 'pix');
    const { result: { pix, route } = {}, earlier } = visit.state().purchase ?? {};
    // A pending payment without a code still reaches success, which says that access comes by e-mail.
    if (outcome.kind !== 'pending' || !pix) return outcome;
    const { amount } = (earlier !== 'unknown' && earlier?.order) || plan;
    visit.keepPix({ ...pix, amount, at: Date.now(), purchase, ahead: serverAhead() });
    // A buyer who has chosen another purchase meanwhile stays on the screen.
    if (!pixOfSale(checkout, visit.state())) return { kind: 'shown' };
    // The answer may name another screen. Success says what was asked for, where that was something else at first.
    const named = knownPath(route) ?? (earlier && pathOf('success'));
    return named !== undefined && named !== pathOf('pix') ? outcome : { kind: 'shown' };
  });

/** Has the card verified first. Only a payment moves money: without a good answer there is none. */
export const payCustomOffer: Action = async (input) => {
  const { client, visit, report } = input.checkout;
  const id = subscriptionOf(visit.state());
  if (!id) return { kind: 'failed' };
  const method = cardMethodOf(input.values);
  return sell(input, method, async (plan) => {
    try {
      await client.call('verifyCard', { path: { id }, body: cardDetails(input.values) });
    } catch (error) {
      report(error, 'verifyCard');
      return isRefusal(error)
        ? { kind: 'refused', fields: rejectedFields(error) }
        : { kind: 'failed' };
    }
    return payPlan(input, plan, method);
  });
};

/** An invoice is paid once: neither plan nor e-mail makes it another purchase. Its payer is not a new lead. */
export const payInvoice: Action = async (input) => {
  const { checkout, values } = input;
  const { brand, visit, moneyClient, resourceId: invoiceId } = checkout;
  const method = cardMethodOf(values);
  if (!invoiceId) return { kind: 'failed' };
  if (!methodsOf(undefined, brand.settings).includes(method)) return NOT_OFFERED;
  const lead = visit.state().lead ?? leadOf(values);
  keepConsent(checkout, values, new Date());
  const facts = factsOf(input);
  const sold = { plan: '', email: lead.email, method, card: shownCardOf(values) };
  return chargeOnce(input, sold, 'payV1', ({ headers, captchaToken, terms }) => {
    const payer = { ...lead, email: terms.email };
    const asked = { ...facts, invoiceId, method: terms.method, lead: payer, captchaToken };
    const body = invoiceBody(asked);
    return moneyClient.call('payV1', { body, headers });
  });
};

/** Renews by the call that the step asks for, else by `usual`. No lead is created or enriched. */
const renewBy =
  (usual: 'v1' | 'v2'): Action =>
  async (input) => {
    const { moneyClient, session, step, resourceId: id } = input.checkout;
    if (!id) return { kind: 'failed' };
    const method = cardMethodOf(input.values);
    return sell(input, method, (plan) => {
      const facts = { ...factsOf(input), sessionId: sessionIdOf(session) };
      const terms = termsOf(input, plan, method);
      const isV1 = (step?.props?.renewApi ?? usual) === 'v1';
      return chargeOnce(input, terms, isV1 ? 'renewV1' : 'renewV2', (attempt) => {
        const asked = { ...facts, ...askedFor(attempt, plan) };
        const call = { path: { id }, headers: attempt.headers };
        return isV1
          ? moneyClient.call('renewV1', { ...call, body: renewV1Body(asked) })
          : moneyClient.call('renewV2', { ...call, body: renewV2Body(asked) });
      });
    });
  };

export const recover: Action = renewBy('v1');

export const renew: Action = renewBy('v2');
