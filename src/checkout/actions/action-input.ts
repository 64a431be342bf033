import { clientWithin } from '../../api/client.ts';
import type { Checkout } from '../checkout.ts';
import { withTimeout, MAX_WAIT_MS } from '../session/timeout.ts';
import type { Order } from '../hooks/use-order.ts';
import type { ActionInput } from './action.ts';

/** Share of that minute that a price may take which could not be fetched before, in milliseconds. */
const PRICE_WAIT_MS = 20_000;

/** The input of an action whose button is pressed; from then on it has a minute for its calls. */
export function actionInput(
  checkout: Checkout,
  { whenReady }: Pick<Order, 'whenReady'>,
  pressed: Pick<ActionInput, 'values' | 'again'>,
): ActionInput {
  const client = clientWithin(checkout.client, MAX_WAIT_MS);
  return {
    ...pressed,
    // A form that goes meanwhile takes the card out of its own.
    values: { ...pressed.values },
    checkout: { ...checkout, client },
    plan: () => withTimeout(whenReady(), PRICE_WAIT_MS).catch(() => undefined),
  };
}
