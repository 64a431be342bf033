import type { Outcome } from '../../flow/outcome.ts';
import { methodsOf, soldBy } from '../offer/methods.ts';
import { installmentOf, optionIdOf } from '../payment/amount.ts';
import { NOT_OFFERED } from '../payment/payment-outcome.ts';
import {
  renewV1Body,
  renewV2Body,
  type RenewFacts,
  cardMethodOf,
  shownCardOf,
} from './payment-request.ts';
import { sessionIdOf } from './renew-tracing.ts';
import type { Action, ActionInput } from './action.ts';
import { chargeOnce, type OneAttempt } from './charge-once.ts';
import type { Ordered } from '../payment/purchase-identity.ts';
import { findTaxId, collectAnswers } from './enrich-lead.ts';

type RenewApi = 'v1' | 'v2';

/**
 * Renews the subscription that the address names, by the call that its step asks for,
 * else by `usual`. The subscription knows its holder, so no e-mail makes it another purchase, and no
 * lead is created or enriched.
 */
async function renewSubscription(input: ActionInput, usual: RenewApi): Promise<Outcome> {
  const { checkout, values } = input;
  const {
    brand,
    moneyClient,
    session,
    link,
    flow,
    step,
    offer,
    productCode,
    business,
    resourceId,
  } = checkout;
  const offered = await input.plan();
  if (!offered || !resourceId) return { kind: 'failed' };
  const method = cardMethodOf(values);
  if (!methodsOf(offered, brand.settings).includes(method)) return NOT_OFFERED;
  const plan = soldBy(offered, method);
  const facts = {
    card: values,
    link,
    flowId: flow.id,
    offer,
    productCode,
    business,
    document: findTaxId(collectAnswers(session, values)),
    sessionId: sessionIdOf(session),
  };
  const sold: Ordered = {
    plan: plan.id,
    email: '',
    method,
    card: shownCardOf(values),
    order: plan,
    installments: optionIdOf(values.installments),
  };
  const path = { id: resourceId };
  const bodyFacts = ({ captchaToken, terms }: Omit<OneAttempt, 'headers'>): RenewFacts => {
    const order = terms.order ?? plan;
    const installment = installmentOf(order, terms.installments);
    return { ...facts, method: terms.method, plan: order, installment, captchaToken };
  };
  const api = step?.props?.renewApi ?? usual;
  switch (api) {
    case 'v1':
      return chargeOnce(input, sold, 'renewV1', ({ headers, ...attempt }) =>
        moneyClient.call('renewV1', { path, body: renewV1Body(bodyFacts(attempt)), headers }),
      );
    case 'v2':
      return chargeOnce(input, sold, 'renewV2', ({ headers, ...attempt }) =>
        moneyClient.call('renewV2', { path, body: renewV2Body(bodyFacts(attempt)), headers }),
      );
    default:
      throw new Error(`There is no version '${api satisfies never}' of the renew call.`);
  }
}

/** Recovers a subscription: POST /api/v1/subscription/{id}/renew, unless the step says v2. */
export const recover: Action = (input) => renewSubscription(input, 'v1');

/** Renews a subscription: POST /api/v2/subscription/{id}/renew, unless the step says v1. */
export const renew: Action = (input) => renewSubscription(input, 'v2');
