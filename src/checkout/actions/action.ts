import type { Outcome } from '../../flow/outcome.ts';
import type { Checkout } from '../checkout.ts';
import type { FormValues } from '../form/form-store.ts';
import type { OrderPlan } from '../hooks/use-order.ts';

/** What an action is given: the checkout, what was typed, and what is being bought. */
export interface ActionInput {
  checkout: Checkout;
  values: FormValues;
  /** What is being bought, as soon as its price is known; undefined when it cannot be had. */
  plan(): Promise<OrderPlan | undefined>;
  /** The buyer asked to buy once more what was bought already. */
  again?: boolean;
}

/** Sends what was typed and says what came of it. Knows no screen and never throws. */
export type Action = (input: ActionInput) => Promise<Outcome>;

/** An action as a form in brand JSON may name it, with what a form has to know of it. */
export interface RegisteredAction {
  run: Action;
  /** It cannot run before a price is known. */
  needsPrice: boolean;
  /** It charges: an unforeseen error leaves open whether money moved. */
  movesMoney: boolean;
}
