import type { Outcome } from '../../flow/outcome.ts';
import { installmentOf } from '../payment/amount.ts';
import { renewV1Body, renewV2Body } from '../payment/payment-request.ts';
import { sessionIdOf } from '../payment/renew-tracing.ts';
import type { Action, ActionInput } from './action.ts';
import { cardMethodOf, cardOf } from '../payment/card-of.ts';
import { chargeOnce } from '../payment/charge-once.ts';
import { findTaxId, collectAnswers } from './enrich-lead.ts';

type RenewApi = 'v1' | 'v2';

/**
 * Renews the subscription that the address names (D-48, D-50), by the call that its step asks for,
 * else by `usual`. The subscription knows its holder, so no e-mail makes it another purchase, and no
 * lead is created or enriched.
 */
async function renewSubscription(input: ActionInput, usual: RenewApi): Promise<Outcome> {
  const { checkout, values } = input;
  const { client, session, link, flow, step, offer, productCode, business, resourceId } = checkout;
  const plan = await input.plan();
  if (!plan || !resourceId) return { kind: 'failed' };
  const method = cardMethodOf(values);
  const facts = {
    method,
    card: cardOf(values),
    plan,
    installment: installmentOf(plan, values.installments),
    link,
    flowId: flow.id,
    offer,
    productCode,
    business,
    document: findTaxId(collectAnswers(session, values)),
    sessionId: sessionIdOf(session),
  };
  const sold = { plan: plan.id, email: '', method };
  const path = { id: resourceId };
  const api = step?.props?.renewApi ?? usual;
  switch (api) {
    case 'v1':
      return chargeOnce(input, sold, 'renewV1', ({ headers, captchaToken }) =>
        client.call('renewV1', { path, body: renewV1Body({ ...facts, captchaToken }), headers }),
      );
    case 'v2':
      return chargeOnce(input, sold, 'renewV2', ({ headers, captchaToken }) =>
        client.call('renewV2', { path, body: renewV2Body({ ...facts, captchaToken }), headers }),
      );
    default:
      throw new Error(`There is no version '${api satisfies never}' of the renew call.`);
  }
}

/** Recovers a subscription: POST /api/v1/subscription/{id}/renew, unless the step says v2 (D-48). */
export const recover: Action = (input) => renewSubscription(input, 'v1');

/** Renews a subscription: POST /api/v2/subscription/{id}/renew, unless the step says v1 (D-48). */
export const renew: Action = (input) => renewSubscription(input, 'v2');
