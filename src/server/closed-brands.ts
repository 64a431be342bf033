import type { CatalogueEntry } from '../contract/compiled-brand.ts';
import type { BrandSource } from '../visit/load-visit.ts';
import { consoleLog, logOnce, type Log } from './observation/log.ts';

/** A brand is not served: it cannot be loaded, or is not for sale. */
export class BrandClosed extends Error {
  override name = 'BrandClosed';
}

interface ClosingOptions {
  log?: Log;
  /** Says of other brands, by id, why they are not sold. */
  reasons?: ReadonlyMap<string, string>;
}

/**
 * Loads brands as `loadBrand` does, and closes each that cannot be loaded: one brand never stops the others. Why
 * a brand is closed is logged once. The build has drawn every screen already.
 *
 * @throws {BrandClosed} at every visit of such a brand.
 */
export function closeBrokenBrands(
  loadBrand: BrandSource['loadBrand'],
  { log = consoleLog, reasons = new Map() }: ClosingOptions = {},
): BrandSource['loadBrand'] {
  const once = logOnce(log);
  return async (entry) => {
    const close = (why: string) => {
      const message = `The brand '${entry.id}' is closed: ${why}`;
      once('error', message);
      return new BrandClosed(message);
    };
    const reason = reasons.get(entry.id);
    if (reason) throw close(reason);
    return loadBrand(entry).catch((error: unknown) => {
      throw error instanceof BrandClosed ? error : close(`it cannot be loaded (${String(error)}).`);
    });
  };
}

/**
 * The brand that speaks where no link names one, or the link's is closed: the default one, else the first
 * that is open.
 *
 * @throws {BrandClosed} when every brand is closed.
 */
export async function speakingBrand({
  catalogue,
  loadBrand,
}: BrandSource): Promise<CatalogueEntry> {
  const { brands, default: key } = catalogue;
  const usual = brands.filter((entry) => entry.key === key && entry.area === 'BR');
  for (const entry of [...usual, ...brands]) {
    const brand = await loadBrand(entry).catch(() => undefined);
    if (brand) return entry;
  }
  throw new BrandClosed('Every brand is closed.');
}
