import type { ErrorReporter } from '../../checkout/checkout.ts';
import { withTimeout } from '../../checkout/session/timeout.ts';
import type { BrandLooks, LoadedBrand } from '../../contract/compiled-brand.ts';
import { screenHere } from './arrival.ts';
import { loadBrand, loadChunksOf, loadLaterScreens, loadLooks } from '../load-brand.ts';

/** Loads the brands of a document, each once and with the chunks of the screen at its address. */
export function createDocumentBrands(report: ErrorReporter, timeLeft: () => number) {
  const loaded = new Map<string, Promise<LoadedBrand>>();
  let isScreenLost = false;

  async function loadWithScreen(entry: { module: string }): Promise<LoadedBrand> {
    const found = await withTimeout(loadBrand(entry), timeLeft());
    const { templateId } = screenHere() ?? {};
    if (!templateId) return found;
    try {
      if (!(templateId in found.brand.screens)) await loadLaterScreens(found, timeLeft());
      await loadChunksOf(found.brand, templateId, timeLeft());
    } catch (error) {
      // The screen then loads the page anew, or says so and offers another attempt.
      isScreenLost = true;
      report(error, 'parts of the program');
    }
    return found;
  }

  return {
    /** Something of the screen that the server drew could not be loaded, so it cannot be taken over. */
    isScreenLost: () => isScreenLost,
    loadBrand(entry: { module: string }): Promise<LoadedBrand> {
      const brand = loaded.get(entry.module) ?? loadWithScreen(entry);
      loaded.set(entry.module, brand);
      return brand;
    },
    /** The theme of another brand; without it the visit has its own brand's. */
    loadLooks: (entry: { looks: string }): Promise<BrandLooks | undefined> =>
      withTimeout(loadLooks(entry), timeLeft()).catch((error: unknown) => {
        report(error, 'looks of a brand');
        return undefined;
      }),
  };
}
