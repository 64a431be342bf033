import { ApiError } from '../../api/api-error.ts';
import { clientWithin, countdown } from '../../api/client.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';
import type { Checkout } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import type { OrderPlan } from '../payment/amount.ts';
import type { Pressed } from '../payment/decide-key.ts';
import { MAX_WAIT_MS, withTimeout } from '../session/timeout.ts';

/** The input of an action: the checkout, the values of its form, and the plan that is bought. */
export interface ActionInput extends Pressed {
  /** Its `client` and `captcha` have a minute together, its `moneyClient` has one of its own. */
  checkout: Checkout;
  /** Those that its form shows. */
  values: FormValues;
  /** The same without secrets and card data: they go out with the lead that the form creates. */
  answers?: FormValues;
  /** Resolves to the plan once its price is known; undefined when it cannot be fetched. */
  plan(): Promise<OrderPlan | undefined>;
}

/** Sends the values of a form and resolves to the outcome. Knows no screen. */
export type Action = (input: ActionInput) => Promise<Outcome>;

/** An action as a form in brand JSON may name it, with what a form has to know of it. */
export interface RegisteredAction {
  run: Action;
  /** It cannot run before a price is known. */
  needsPrice: boolean;
  /** It charges: an unforeseen error leaves open whether money moved. */
  movesMoney: boolean;
  /** The usual method that it pays by. */
  paysBy?: PaymentMethodKind;
}

/** The part of a minute that a price may take which could not be fetched before, in milliseconds. */
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
