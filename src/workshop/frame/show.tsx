import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../app/App.tsx';
import { loadBrand, loadJson, loadLater, loadScreen } from '../../app/load-brand.ts';
import type { Catalogue } from '../../contract/compiled-brand.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import { createStyleCache } from '../../styles/style-cache.ts';
import { StyleProvider } from '../../styles/StyleProvider.tsx';
import { drawnFrames } from '../states/frames.ts';
import type { FrameRequest } from '../states/frame.ts';
import { createCalm } from './calm.ts';
import { answerCalls } from './calls.ts';
import { openCheckout } from './open-checkout.ts';
import { prepare, reach } from './drive-to-state.ts';

/** A module is imported from where the page is hosted, not from where its program lies. */
const here = (address: string): string => new URL(address, document.baseURI).href;

/** A brand with all its screens, and what the sandbox sells: the brand itself, and its upsells. */
async function load(id: string) {
  const catalogue = await loadJson<Catalogue>('brands/catalogue.json');
  const entry = catalogue.brands.find((brand) => brand.id === id);
  if (!entry) throw new Error(`There is no brand '${id}' on this page.`);
  const sold = await loadJson<[SandboxBrand, ...SandboxBrand[]]>(`sandbox/${id}.json`);
  const loaded = await loadBrand({ module: here(entry.module) });
  if (loaded.later) loaded.later = here(loaded.later);
  await loadLater(loaded);
  return { loaded, brand: loaded.brand, sandbox: sold[0], catalogue, sold };
}

/** Draws a screen of a brand and brings it into the requested state. Throws when that fails. */
export async function show({ brand: id, screen, state, mode }: FrameRequest): Promise<void> {
  const known = await load(id);
  const found = drawnFrames(known).find(
    ({ frame: one }) => one.screen === screen && one.state === state,
  );
  if (!found)
    throw new Error(`The brand '${id}' has no screen '${screen}' in the state '${state}'.`);
  const { frame, scene } = found;
  const sandbox = createSandbox({ brands: known.sold });
  const calls = answerCalls(sandbox);
  const errors: unknown[] = [];
  const { checkout, loaded } = await openCheckout(known, frame, mode, sandbox);
  const { brand } = loaded;
  prepare({ frame, scene, calls });
  await loadScreen(loaded, frame.screen);
  document.documentElement.lang = brand.settings.lang;
  const calm = createCalm(calls);
  const onCaughtError = (error: unknown) => void errors.push(error);
  createRoot(document.getElementById('root')!, { onCaughtError }).render(
    <StyleProvider cache={createStyleCache()}>
      <MemoryRouter initialEntries={[frame.address]}>
        <App checkout={checkout} loaded={loaded} />
      </MemoryRouter>
    </StyleProvider>,
  );
  const companies = brand.settings.payment.cardCompanies;
  await reach({ frame, scene, calls, companies, calm, fill: checkout.fill });
  window.scrollTo(0, 0);
  if (errors.length > 0) throw errors[0];
}
