import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createClient } from '../../api/client.ts';
import { productCalls } from '../../api/fetch-product.ts';
import { App } from '../../app/App.tsx';
import { buildCheckout } from '../../app/build-checkout.ts';
import { loadChunksOf } from '../../app/load-chunks.ts';
import { keepOneProduct } from '../../checkout/session/one-product.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink } from '../../flow/link.ts';
import { loadVisit } from '../../visit/load-visit.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { drawnOf } from '../scenarios.ts';
import { framesOf } from '../frames.ts';
import type { Frame, FrameRequest } from '../frame.ts';
import { LEAD_ID, visitOf } from '../visit-stage.ts';
import { createCalm } from './disable-animation.ts';
import { answerCalls } from './calls.ts';
import { FollowLinks } from './FollowLinks.tsx';
import { loadKnown, loadLooksHere, type LoadedPreview } from './load-known.ts';
import { prepare, reach } from './drive-to-state.ts';
import { remember } from './remember.ts';

/** Sent as the appVersion header of every call. */
const APP_VERSION = 'preview';

/** The requested frame; a live one begins like the screen's first state, by a link of its flow. */
function wanted({ known }: LoadedPreview, { brand, screen, state, flow }: FrameRequest): Frame {
  const all = framesOf(known);
  const frames = all.filter((one) => one.screen === screen);
  const found = frames.find((one) => state === undefined || one.state === state);
  // A screen that looks alike in two flows has no frame in the second one.
  const linked = state === undefined && all.find((one) => one.flow === flow && one.isInFlow);
  if (found && linked) {
    const [path] = found.address.split('?');
    const query = linked.address.split('?')[1] ?? '';
    return { ...found, flow: linked.flow, isInFlow: true, address: `${path}?${query}` };
  }
  if (found) return found;
  const states = frames.map((one) => one.state).join(', ');
  throw new Error(
    frames.length === 0
      ? `The brand '${brand}' has no screen '${screen}'.`
      : `The screen '${screen}' has no state '${state}': ${states}.`,
  );
}

/** The visit of a frame, loaded as the browser loads one where no server has. */
function visitFor({ loaded, known }: LoadedPreview, frame: Frame) {
  const link = parseLink(new URL(frame.address, location.origin).search);
  const client = createClient({ appVersion: APP_VERSION });
  const { catalogue } = known;
  const brands = { catalogue, loadBrand: async () => loaded, loadLooks: loadLooksHere };
  return loadVisit(link, brands, productCalls(client));
}

/** Draws a screen of a brand and brings it into the requested state. Throws when that fails. */
export async function show(request: FrameRequest): Promise<void> {
  const isStill = request.state !== undefined;
  const preview = await loadKnown(request.brand);
  const { known, sold } = preview;
  const frame = wanted(preview, request);
  const sandbox = createSandbox({ brands: sold });
  const calls = answerCalls(sandbox);
  const visit = await visitFor(preview, frame);
  const { loaded } = visit;
  const { brand } = loaded;
  const page: PageData = {
    ...visit.data,
    state: 'ready',
    mode: request.mode,
    environment: 'production',
    sandbox: false,
    appVersion: APP_VERSION,
    hasLead: frame.visit !== 'new',
  };
  const past = visitOf(frame.visit, known.sandbox);
  if (past.lead) sandbox.state.leads.push({ leadId: LEAD_ID, ...past.lead } as never);
  const errors: unknown[] = [];
  const report = (error: unknown, where: string) => {
    if (where === 'render') errors.push(error);
    // In a still frame calls fail on purpose.
    if (!isStill) console.info(`${where}:`, error);
  };
  const checkout = buildCheckout({ brand, page, visit, report });
  const { link, session, productCode } = checkout;
  keepOneProduct(session, `${link.area} ${productCode}`);
  remember(session, past, { main: productCode, upsell: page.upsell?.productCode });
  const drawn = drawnOf(known, frame);
  if (isStill) prepare({ frame, drawn, calls });
  await loadChunksOf(brand, frame.screen);
  document.documentElement.lang = brand.settings.lang;
  const calm = createCalm(calls);
  createRoot(document.getElementById('root')!).render(
    <MemoryRouter initialEntries={[frame.address]}>
      <FollowLinks isStill={isStill} />
      <App checkout={checkout} loaded={loaded} />
    </MemoryRouter>,
  );
  if (!isStill) return calm();
  const companies = brand.settings.payment.cardCompanies;
  await reach({ frame, drawn, calls, companies, calm, fill: checkout.fill });
  window.scrollTo(0, 0);
  if (errors.length > 0) throw errors[0];
}
