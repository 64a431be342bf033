import type { Purchases } from '../checkout/payment/purchase.ts';
import type { Session } from '../checkout/session/session.ts';
import { loadChunks, loaded } from './chunks.ts';

/** The purchases of a document, made when they are first asked for: their code comes with the screens that sell. */
export function lazyPurchases(session: Session): Purchases {
  let made: Purchases | undefined;
  const purchases = () => (made ??= loaded.payment.browserPurchases(session));
  return {
    attempt: (...given) => purchases().attempt(...given),
    inDoubt: (sold) => purchases().inDoubt(sold),
    bought: (purchase) => purchases().bought(purchase),
    underWay: async (purchase) => purchases().underWay(purchase),
    seen() {
      if (made) return made.seen();
      // A success screen that was loaded anew. Without the chunk the buyer reads later that it is bought.
      loadChunks(['payment']).then(
        () => purchases().seen(),
        () => {},
      );
    },
  };
}
