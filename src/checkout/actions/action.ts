import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';
import type { Checkout } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import type { OrderPlan } from '../payment/amount.ts';
import type { Pressed } from '../payment/decide-key.ts';

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
