import { createClient } from '../../api/client.ts';
import { productCalls } from '../../api/fetch-product.ts';
import { buildCheckout } from '../../app/build-checkout.ts';
import { loadJson } from '../../app/load-brand.ts';
import type { OrderPlan } from '../../checkout/payment/amount.ts';
import {
  keepResult,
  type PurchaseResult,
  type Receipt,
} from '../../checkout/payment/purchase-result.ts';
import type { Session } from '../../checkout/session/session.ts';
import { keepOneProduct } from '../../checkout/visit/visit-end.ts';
import type { VisitState } from '../../checkout/visit/visit.ts';
import type { BrandLooks, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink } from '../../flow/link.ts';
import type { Offer } from '../../flow/sold-at.ts';
import { loadVisit } from '../../visit/load-visit.ts';
import type { Sandbox } from '../../sandbox/create-sandbox.ts';
import type { Frame } from '../states/frame.ts';
import type { PreviewBrand } from '../states/scenes.ts';
import { LEAD_ID, visitOf } from '../states/visit-stage.ts';

const APP_VERSION = 'preview';

/** The checkout of this document, with the memory of what the buyer has done before. */
export async function openCheckout(
  known: PreviewBrand & { loaded: LoadedBrand },
  frame: Frame,
  mode: 'light' | 'dark',
  sandbox: Sandbox,
) {
  // As the browser loads a visit where no server has.
  const visit = await loadVisit(
    parseLink(new URL(frame.address, location.origin).search),
    {
      catalogue: known.catalogue,
      loadBrand: async () => known.loaded,
      loadLooks: ({ looks }) => loadJson<BrandLooks>(looks),
    },
    productCalls(createClient({ appVersion: APP_VERSION })),
  );
  const { loaded } = visit;
  const page: PageData = {
    ...visit.data,
    state: 'ready',
    mode,
    environment: 'production',
    sandbox: false,
    appVersion: APP_VERSION,
    hasLead: frame.visit !== 'new',
  };
  const past = visitOf(frame.visit, known.sandbox);
  if (past.lead) sandbox.state.leads.push({ leadId: LEAD_ID, ...past.lead } as never);
  // Calls fail on purpose.
  const checkout = buildCheckout({ page, visit, report: () => {} });
  const { link, session, productCode } = checkout;
  keepOneProduct(session, `${link.area} ${productCode}`);
  remember(session, past, productCode, page.upsell?.productCode);
  return { checkout, loaded };
}

/** Fills the session as a visit of this stage would have left it. */
function remember(session: Session, visit: VisitState, main: string, upsell?: string): void {
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

function orderOf({ plan: name = '', amount }: Receipt = { number: '' }): OrderPlan | undefined {
  if (!amount) return undefined;
  const { value, currency, unit } = amount;
  return { id: name, name, amount: value, currency, unit, installments: [], paymentMethods: [] };
}
