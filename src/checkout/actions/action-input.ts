import { ApiError } from '../../api/api-error.ts';
import { clientWithin, countdown } from '../../api/client.ts';
import type { Checkout } from '../checkout.ts';
import { withTimeout, MAX_WAIT_MS } from '../session/timeout.ts';
import type { OrderPlan } from '../payment/amount.ts';
import type { Pressed } from '../payment/decide-key.ts';
import type { ActionInput } from './action.ts';

/** Share of that minute that a price may take which could not be fetched before, in milliseconds. */
const PRICE_WAIT_MS = 20_000;

/**
 * The input of an action whose button is pressed; from then on it has a minute for its calls. A payment
 * has another one of its own: cut after a few seconds it would be in doubt because of us.
 */
export function actionInput(
  checkout: Checkout,
  { whenReady }: { whenReady(): Promise<OrderPlan | undefined> },
  { values, ...pressed }: Pick<ActionInput, 'values' | 'answers'> & Pressed,
): ActionInput {
  const left = countdown(MAX_WAIT_MS);
  return {
    ...pressed,
    // A form that goes meanwhile takes the card out of its own.
    values: { ...values },
    checkout: {
      ...checkout,
      client: clientWithin(checkout.client, left),
      captcha: async (operationId) => {
        const token = await checkout.captcha(operationId, left());
        if (left() > 0) return token;
        throw new ApiError(operationId, {
          kind: 'notSent',
          reason: 'its preparation took a minute',
        });
      },
    },
    plan: () => withTimeout(whenReady(), PRICE_WAIT_MS).catch(() => undefined),
  };
}
