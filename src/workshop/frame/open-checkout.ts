import { createClient } from '../../api/client.ts';
import { productCalls } from '../../api/fetch-product.ts';
import { buildCheckout } from '../../app/build-checkout.ts';
import type { ErrorReporter } from '../../checkout/checkout.ts';
import { keepOneProduct } from '../../checkout/visit/visit-end.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink } from '../../flow/link.ts';
import { loadVisit } from '../../visit/load-visit.ts';
import type { Sandbox } from '../../sandbox/create-sandbox.ts';
import type { Frame } from '../states/frame.ts';
import { LEAD_ID, visitOf } from '../states/visit-stage.ts';
import { loadLooksHere, type LoadedPreview } from './load-known.ts';
import { remember } from './remember.ts';

/** Sent as the appVersion header of every call. */
const APP_VERSION = 'preview';

interface Opened {
  preview: LoadedPreview;
  /** The address, and what the buyer has done before. */
  frame: Pick<Frame, 'address' | 'visit'>;
  mode: 'light' | 'dark';
  /** It answers the calls of this document. */
  sandbox: Sandbox;
  report: ErrorReporter;
}

/** The visit of a frame, loaded as the browser loads one where no server has. */
function visitFor({ loaded, known }: LoadedPreview, { address }: Opened['frame']) {
  const link = parseLink(new URL(address, location.origin).search);
  const client = createClient({ appVersion: APP_VERSION });
  const { catalogue } = known;
  const brands = { catalogue, loadBrand: async () => loaded, loadLooks: loadLooksHere };
  return loadVisit(link, brands, productCalls(client));
}

/** The checkout of this document, with the memory of what the buyer has done before. */
export async function openCheckout({ preview, frame, mode, sandbox, report }: Opened) {
  const visit = await visitFor(preview, frame);
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
  const past = visitOf(frame.visit, preview.known.sandbox);
  if (past.lead) sandbox.state.leads.push({ leadId: LEAD_ID, ...past.lead } as never);
  const checkout = buildCheckout({ brand: loaded.brand, page, visit, report });
  const { link, session, productCode } = checkout;
  keepOneProduct(session, `${link.area} ${productCode}`);
  remember(session, past, { main: productCode, upsell: page.upsell?.productCode });
  return { checkout, loaded };
}
