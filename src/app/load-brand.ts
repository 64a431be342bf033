import { withTimeout, MAX_WAIT_MS } from '../checkout/session/timeout.ts';
import type {
  BrandLooks,
  BrandModule,
  Catalogue,
  LaterModule,
  LoadedBrand,
} from '../contract/compiled-brand.ts';
import { addLater } from '../flow/screens.ts';
import { brandRuntime } from '../renderer/brand-runtime.ts';

/** Loads the one brand module that this buyer needs. */
export async function loadBrand(entry: { module: string }): Promise<LoadedBrand> {
  const module: { default: BrandModule } = await import(/* @vite-ignore */ entry.module);
  return module.default(brandRuntime);
}

const complete = new WeakSet<LoadedBrand>();
const loading = new WeakMap<LoadedBrand, Promise<void>>();

/** Whether all screens of a brand are loaded. */
export const hasLaterScreens = (loaded: LoadedBrand): boolean =>
  loaded.later === undefined || complete.has(loaded);

async function completeScreens(loaded: LoadedBrand, pause?: () => Promise<void>): Promise<void> {
  const module: { default: LaterModule } = await import(/* @vite-ignore */ loaded.later!);
  await pause?.();
  addLater(loaded, module.default(brandRuntime));
  complete.add(loaded);
}

/**
 * Loads the screens that no flow begins with. Rejects when they cannot be loaded, or not in time; the
 * next call then tries again.
 *
 * @param pause is waited for before their module is run, which takes 10 ms, and several times that on a
 * cheap phone.
 */
export async function loadLaterScreens(
  loaded: LoadedBrand,
  milliseconds = MAX_WAIT_MS,
  pause?: () => Promise<void>,
): Promise<void> {
  if (hasLaterScreens(loaded)) return;
  const known = loading.get(loaded);
  if (known) return known;
  const screens = completeScreens(loaded, pause);
  screens.catch(() => loading.delete(loaded));
  const inTime = withTimeout(screens, milliseconds);
  loading.set(loaded, inTime);
  return inTime;
}

async function fetchJson<T>(address: string, what: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${what} answered ${response.status}.`);
  return response.json() as Promise<T>;
}

/** The theme that a brand lends; loaded only where no server has resolved the visit. */
export const loadLooks = ({ looks }: { looks: string }): Promise<BrandLooks> =>
  fetchJson(looks, 'The looks of a brand');

/** The catalogue of all brands; loaded only where no server has resolved the brand. */
export const loadCatalogue = (): Promise<Catalogue> =>
  fetchJson('/brands/catalogue.json', 'The catalogue of brands');
