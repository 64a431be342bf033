import type { OrderPlan } from '../../checkout/payment/amount.ts';
import {
  keepResult,
  type PurchaseResult,
  type Receipt,
} from '../../checkout/payment/purchase-result.ts';
import type { Session } from '../../checkout/session/session.ts';
import type { VisitState } from '../../checkout/visit/visit.ts';
import type { Offer } from '../../flow/sold-at.ts';

interface ProductCodes {
  main: string;
  upsell?: string;
}

/** Fills the session as a visit of this stage would have left it. */
export function remember(session: Session, visit: VisitState, { main, upsell }: ProductCodes) {
  const keep = (productCode: string, offer: Offer, kept: PurchaseResult | undefined) => {
    if (!kept) return;
    const { state, method, plan, result, receipt } = kept;
    const { email = '' } = visit.lead ?? {};
    const purchase = { productCode, offer, method, plan, email, order: orderOf(receipt) };
    keepResult(session, purchase, { key: '', at: receipt?.at, state, result });
  };
  session.set('dataLead', visit.lead);
  session.set('guiche.leadId', visit.leadId);
  session.set('dataPix', visit.pix);
  keep(main, 'main', visit.purchase);
  keep(main, 'invoice', visit.invoice);
  if (upsell) keep(upsell, 'upsell', visit.upsell);
}

/** The order that a receipt is about, paid at once. */
function orderOf({ plan: name = '', amount }: Receipt = { number: '' }): OrderPlan | undefined {
  if (!amount) return undefined;
  const { value, currency, unit } = amount;
  return { id: name, name, amount: value, currency, unit, installments: [], paymentMethods: [] };
}
