import { ApiError } from '../../api/api-error.ts';
import { countdown } from '../../api/client.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';
import type { Checkout } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import type { OrderPlan } from '../payment/amount.ts';
import type { Pressed } from '../payment/decide-key.ts';
import { MAX_WAIT_MS, withTimeout } from '../session/timeout.ts';

export interface ActionInput extends Pressed {
  /** Its `client` and `captcha` have a minute together, its `moneyClient` has one of its own. */
  checkout: Checkout;
  values: FormValues;
  /** The same without secrets and card data: they go out with the lead that the form creates. */
  answers?: FormValues;
  /** Undefined when the price cannot be fetched. */
  plan(): Promise<OrderPlan | undefined>;
}

export type Action = (input: ActionInput) => Promise<Outcome>;

export interface RegisteredAction {
  run: Action;
  needsPrice: boolean;
  /** An unforeseen error leaves open whether money moved. */
  movesMoney: boolean;
  paysBy?: PaymentMethodKind;
}

const PRICE_WAIT_MS = 20_000;

/** Gives a pressed button a minute for its calls, and its payment another: cut off sooner, we would put it in doubt. */
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
      client: {
        call: (operationId, input) => {
          const timeoutMs = Math.min(input.timeoutMs ?? Infinity, left());
          return checkout.client.call(operationId, { ...input, timeoutMs });
        },
      },
      captcha: async (operationId) => {
        const token = await checkout.captcha(operationId, left());
        if (left() > 0) return token;
        const reason = 'its preparation took a minute';
        throw new ApiError(operationId, { kind: 'notSent', reason });
      },
    },
    plan: () => withTimeout(whenReady(), PRICE_WAIT_MS).catch(() => undefined),
  };
}
