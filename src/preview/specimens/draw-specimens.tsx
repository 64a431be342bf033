import { createRoot } from 'react-dom/client';
import { loadChunks } from '../../renderer/chunks.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { createStyleCache } from '../../styles/style-cache.ts';
import { StyleProvider } from '../../styles/StyleProvider.tsx';
import { createCalm, REST_MS } from '../frame/disable-animation.ts';
import { answerCalls } from '../frame/calls.ts';
import { here, loadKnown } from '../frame/load-known.ts';
import { openCheckout } from '../frame/open-checkout.ts';
import { framesOf } from '../frames.ts';
import { PAYMENT_STAGES, type VisitStage } from '../visit-stage.ts';
import type { Specimen, SpecimenRequest } from './specimen.ts';
import { SpecimenSheet } from './SpecimenSheet.tsx';

/** The screen that specimens stand on: it sells, so that blocks have something to speak of. */
const SCREEN = 'payment';

/** Stages of a visit: a block that draws nothing at the first stage may do so at a later one. */
const STAGES: readonly VisitStage[] = ['lead', ...PAYMENT_STAGES];

/**
 * Draws all specimens of a kind in one document, and leaves a still copy of each below `#drawn`, in an
 * element with its id in `data-specimen`. One that draws nothing, or cannot be drawn, has no copy.
 */
export async function drawSpecimens({ brand: id, kind, mode }: SpecimenRequest): Promise<void> {
  const preview = await loadKnown(id);
  const response = await fetch(here(`/specimens/${id}.json`));
  if (!response.ok) throw new Error(`The specimens of '${id}' answered ${response.status}.`);
  const all = (await response.json()) as Specimen[];
  let left = all.filter((one) => one.id.startsWith(`${kind} `));
  const frames = framesOf(preview.known);
  const frame = frames.find(({ screen }) => screen === SCREEN) ?? frames[0];
  if (!frame) throw new Error(`The brand '${id}' has no screen to draw on.`);
  const sandbox = createSandbox({ brands: preview.sold });
  const calls = answerCalls(sandbox);
  const calm = createCalm(calls);
  await loadChunks([...new Set(left.flatMap(({ screen }) => screen.chunks ?? []))]);
  document.documentElement.lang = preview.loaded.brand.settings.lang;
  const styleCache = createStyleCache();
  for (const visit of STAGES) {
    if (left.length === 0) break;
    sessionStorage.clear();
    const { checkout } = await openCheckout({
      preview,
      frame: { ...frame, visit },
      mode,
      sandbox,
      // A specimen that fails is missing among the copies.
      report: () => {},
    });
    const root = createRoot(document.getElementById('root')!);
    root.render(
      <StyleProvider cache={styleCache}>
        <SpecimenSheet checkout={checkout} frame={frame} specimens={left} />
      </StyleProvider>,
    );
    await calm(REST_MS);
    const kept = new Set([...drawnIn('#root')].map(keepCopy));
    root.unmount();
    left = left.filter((one) => !kept.has(one.id));
    // A form has the same fields at every stage.
    if (kind === 'field') break;
  }
}

/** The specimens that can be seen; one that failed has an element that says so. */
function* drawnIn(place: string): Generator<HTMLElement> {
  const sections = document.querySelectorAll<HTMLElement>(`${place} [data-specimen]`);
  for (const section of sections) {
    const isSeen =
      section.innerText.trim() !== '' ||
      section.querySelector('img, svg, video, canvas, input, select, textarea') !== null;
    if (isSeen && !section.querySelector('[data-failed]')) yield section;
  }
}

/** Keeps a still copy of a specimen, with its height. Returns its id. */
function keepCopy(section: HTMLElement): string {
  const copy = section.cloneNode(true) as HTMLElement;
  copy.dataset.height = String(section.offsetHeight);
  document.getElementById('drawn')!.append(copy);
  return section.dataset.specimen!;
}
