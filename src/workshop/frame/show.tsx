import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../app/App.tsx';
import { loadChunksOf } from '../../app/load-chunks.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { createStyleCache } from '../../styles/style-cache.ts';
import { StyleProvider } from '../../styles/StyleProvider.tsx';
import { sceneOf } from '../states/scenes.ts';
import { framesOf } from '../states/frames.ts';
import type { Frame, FrameRequest } from '../states/frame.ts';
import { createCalm } from './calm.ts';
import { answerCalls } from './calls.ts';
import { loadKnown, type LoadedPreview } from './load-known.ts';
import { openCheckout } from './open-checkout.ts';
import { prepare, reach } from './drive-to-state.ts';

function wanted({ known }: LoadedPreview, { brand, screen, state }: FrameRequest): Frame {
  const found = framesOf(known).find((one) => one.screen === screen && one.state === state);
  if (found) return found;
  throw new Error(`The brand '${brand}' has no screen '${screen}' in the state '${state}'.`);
}

/** Draws a screen of a brand and brings it into the requested state. Throws when that fails. */
export async function show(request: FrameRequest): Promise<void> {
  const preview = await loadKnown(request.brand);
  const { known, sold } = preview;
  const frame = wanted(preview, request);
  const sandbox = createSandbox({ brands: sold });
  const calls = answerCalls(sandbox);
  const errors: unknown[] = [];
  const report = (error: unknown, where: string) => {
    // Calls fail on purpose.
    if (where === 'render') errors.push(error);
  };
  const { mode } = request;
  const { checkout, loaded } = await openCheckout({ preview, frame, mode, sandbox, report });
  const { brand } = loaded;
  const scene = sceneOf(known, frame);
  prepare({ frame, scene, calls });
  await loadChunksOf(brand, frame.screen);
  document.documentElement.lang = brand.settings.lang;
  const calm = createCalm(calls);
  createRoot(document.getElementById('root')!).render(
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
