import type { BrandModule, LaterModule, LoadedBrand } from '../contract/compiled-brand.ts';
import { addLater } from '../flow/screens.ts';
import { brandRuntime } from '../renderer/brand-runtime.ts';
import { loadChunks } from '../renderer/chunks.ts';
import { loadOnce, type Loadable } from '../renderer/load-once.ts';
import { whenIdle } from './browser/this-document.ts';

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

/** Loads the screens of a brand that no flow begins with. */
export function loadLater(loaded: LoadedBrand): Promise<void> {
  const screens =
    later.get(loaded) ??
    loadOnce(async () => {
      if (loaded.later === undefined) return;
      const module: { default: LaterModule } = await import(/* @vite-ignore */ loaded.later);
      addLater(loaded, module.default(brandRuntime));
      loaded.later = undefined;
    });
  later.set(loaded, screens);
  return screens.load();
}

/** Loads a template's screen and the chunks of it, so that it can be drawn at once. */
export async function loadScreen(loaded: LoadedBrand, templateId: string): Promise<void> {
  const { screens } = loaded.brand;
  if (!(templateId in screens)) await loadLater(loaded);
  await loadChunks(screens[templateId]?.chunks);
}

/**
 * Loads the brand's other screens and their chunks after the buyer's first touch, each when the browser is idle: they
 * delay neither the first screen nor a touch, and are there before the buyer is.
 */
export function loadOthersSoon(loaded: LoadedBrand): void {
  // A screen that cannot be loaded says so itself, and offers another attempt.
  const load = () => void loadOthers(loaded).catch(() => {});
  if (document.activeElement && document.activeElement !== document.body) return load();
  for (const touch of ['focusin', 'pointerdown', 'keydown']) {
    document.addEventListener(touch, load, { capture: true, once: true });
  }
}

async function loadOthers(loaded: LoadedBrand): Promise<void> {
  await whenIdle();
  await loadLater(loaded);
  const screens = Object.values(loaded.brand.screens);
  for (const name of new Set(screens.flatMap(({ chunks = [] }) => chunks))) {
    await whenIdle();
    await loadChunks([name]);
  }
}
