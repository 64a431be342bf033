import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { loadChunks } from '../renderer/chunks.ts';
import { loadLaterScreens } from './load-brand.ts';

const FIRST_TOUCHES = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Loads the brand's other screens and their chunks after the buyer's first touch, each when the browser is idle: they
 * delay neither the first screen nor a touch, and are there before the buyer is.
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
  const names = Object.values(loaded.brand.screens).flatMap(({ chunks }) => chunks ?? []);
  for (const name of new Set(names)) {
    await whenIdle();
    await loadChunks([name]);
  }
}

/** Longest wait for a busy browser, and the whole wait in one that does not say when it is idle (Safari), in milliseconds. */
const [LATEST_MS, BLIND_MS] = [1_000, 200];

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, BLIND_MS);
  });
