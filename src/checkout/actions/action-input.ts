import { withDeadline } from '../../api/deadline.ts';
import { clientWithin } from '../../api/within.ts';
import type { Checkout } from '../checkout-context.ts';
import type { Order } from '../use-order.ts';
import type { ActionInput } from './action.ts';

/** The end of any wait, whatever calls it is made of, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** Of that, for a price that could not be had before. */
const PRICE_WAIT_MS = 20_000;

/** What an action is given when its button is pressed; from then on it has a minute for its calls. */
export function actionInput(
  checkout: Checkout,
  { whenReady }: Pick<Order, 'whenReady'>,
  pressed: Pick<ActionInput, 'values' | 'again'>,
): ActionInput {
  const client = clientWithin(checkout.client, LONGEST_WAIT_MS);
  return {
    ...pressed,
    // A form that goes meanwhile takes the card out of its own.
    values: { ...pressed.values },
    checkout: { ...checkout, client },
    plan: () => withDeadline(PRICE_WAIT_MS, undefined, whenReady).catch(() => undefined),
  };
}
