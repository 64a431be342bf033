import type { OperationId } from '../../contract/generated/operations.ts';
import * as afterPurchase from './after-purchase.ts';
import type { Answerer } from './answer.ts';
import * as lead from './lead.ts';
import * as payment from './payment.ts';
import * as product from './product.ts';
import * as seller from './seller.ts';

/** The sandbox's answer to each call. A call without one does not compile. */
export const answerers: Readonly<Record<OperationId, Answerer>> = {
  ...afterPurchase,
  ...lead,
  ...payment,
  ...product,
  ...seller,
};
