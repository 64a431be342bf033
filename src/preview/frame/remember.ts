import { keepResult, type PurchaseResult } from '../../checkout/payment/purchase-result.ts';
import type { Session } from '../../checkout/session/session.ts';
import type { VisitState } from '../../checkout/session/visit.ts';
import type { Offer } from '../../flow/sold-at.ts';

interface ProductCodes {
  main: string;
  upsell?: string;
}

/** Fills the session as a visit of this stage would have left it. */
export function remember(session: Session, visit: VisitState, { main, upsell }: ProductCodes) {
  const keep = (productCode: string, offer: Offer, kept: PurchaseResult | undefined) => {
    if (!kept) return;
    const { state, method, plan, result } = kept;
    const { email = '' } = visit.lead ?? {};
    keepResult(session, { productCode, offer, method, plan, email }, state, result);
  };
  session.set('dataLead', visit.lead);
  session.set('guiche.leadId', visit.leadId);
  session.set('dataPix', visit.pix);
  keep(main, 'main', visit.purchase);
  if (upsell) keep(upsell, 'upsell', visit.upsell);
}
