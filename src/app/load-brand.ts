import type { BrandModule, LaterModule, LoadedBrand } from '../contract/compiled-brand.ts';
import { addLater, chunksOf } from '../flow/screens.ts';
import { brandRuntime } from '../renderer/brand-runtime.ts';
import { loadChunks } from '../renderer/chunks.ts';
import { loadOnce, type Loadable } from '../renderer/load-once.ts';

export async function loadBrand(entry: { module: string }): Promise<LoadedBrand> {
  const module: { default: BrandModule } = await import(/* @vite-ignore */ entry.module);
  return module.default(brandRuntime);
}

/** JSON of this build: the catalogue of brands, or the looks that a brand lends. */
export async function loadJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json() as Promise<T>;
}

const later = new WeakMap<LoadedBrand, Loadable>();

/** The screens of a brand that no flow begins with. */
export function laterScreens(loaded: LoadedBrand): Loadable {
  const screens =
    later.get(loaded) ??
    loadOnce(async () => {
      if (loaded.later === undefined) return;
      const module: { default: LaterModule } = await import(/* @vite-ignore */ loaded.later);
      addLater(loaded, module.default(brandRuntime));
    });
  later.set(loaded, screens);
  return screens;
}

/** Loads the chunks of a template's screen, so that it can be drawn at once. */
export const loadChunksOf = ({ brand }: LoadedBrand, templateId: string, milliseconds?: number) =>
  loadChunks(chunksOf(brand, templateId), milliseconds);

/**
 * Loads the brand's other screens and their chunks after the buyer's first touch, each when the browser is idle: they
 * delay neither the first screen nor a touch, and are there before the buyer is.
 */
export function loadOthersSoon(loaded: LoadedBrand): void {
  const touched = new AbortController();
  const load = () => {
    touched.abort();
    // A screen that cannot be loaded says so itself, and offers another attempt.
    void loadOthers(loaded).catch(() => {});
  };
  if (document.activeElement && document.activeElement !== document.body) return load();
  for (const touch of ['focusin', 'pointerdown', 'keydown']) {
    document.addEventListener(touch, load, { capture: true, signal: touched.signal });
  }
}

async function loadOthers(loaded: LoadedBrand): Promise<void> {
  await whenIdle();
  await laterScreens(loaded).load();
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
