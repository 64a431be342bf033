import type { CompiledBrand, LoadedBrand } from '../contract/compiled-brand.ts';
import type { ChunkName } from '../contract/chunks.ts';
import { chunksOf } from '../flow/screens.ts';
import { loadChunks } from '../renderer/chunks.ts';
import { loadLaterScreens } from './load-brand.ts';

/** Loads the chunks of a template's screen, so that it can be drawn at once. */
export const loadChunksOf = (
  brand: CompiledBrand,
  templateId: string,
  milliseconds?: number,
): Promise<void> => loadChunks(chunksOf(brand, templateId), milliseconds);

const FIRST_TOUCHES = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Loads the brand's other screens and their chunks after the buyer's first touch: so they do not delay the
 * first screen, and are loaded before the buyer gets there. Each is loaded and run when the browser is idle,
 * so that no touch waits for more than one of them.
 */
export function loadOthersSoon(loaded: LoadedBrand): void {
  const load = () => {
    for (const touch of FIRST_TOUCHES) document.removeEventListener(touch, load, true);
    // A screen that cannot be loaded says so itself, and offers another attempt.
    void loadOthers(loaded).catch(() => {});
  };
  if (document.activeElement && document.activeElement !== document.body) return load();
  for (const touch of FIRST_TOUCHES) document.addEventListener(touch, load, true);
}

async function loadOthers(loaded: LoadedBrand): Promise<void> {
  await whenIdle();
  await loadLaterScreens(loaded);
  const { screens } = loaded.brand;
  const names = Object.values(screens).flatMap(({ chunks = [] }): ChunkName[] => chunks);
  for (const name of new Set(names)) {
    await whenIdle();
    await loadChunks([name]);
  }
}

/** Longest wait for a busy browser, and the whole wait in one that does not say when it is idle (Safari), in milliseconds. */
const [LATEST_MS, BLIND_MS] = [1_000, 200];

/** Resolves between two inputs, once what they changed is painted; at the latest after a second. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, BLIND_MS);
  });
