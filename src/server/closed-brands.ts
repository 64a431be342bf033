import { findExcess } from '../brand/compile/form-size.ts';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import type {
  CatalogueEntry,
  CompiledBrand,
  CompiledScreen,
  LoadedBrand,
} from '../contract/compiled-brand.ts';
import type { BrandSource } from '../visit/load-visit.ts';
import { consoleLog, type Log } from './observation/log.ts';

/** The number of JSON values that a screen may consist of; those of the delivered brands have up to 740. */
const MAX_VALUES = 50_000;
/** Objects and lists within each other; brand files may have 100. */
const MAX_LEVELS = 200;

/** A brand is not served: it cannot be loaded, or could not be drawn within a request. */
export class BrandClosed extends Error {
  override name = 'BrandClosed';
}

interface ClosingOptions {
  log?: Log;
  /** Says of other brands, by id, why they are not sold. */
  reasons?: ReadonlyMap<string, string>;
}

const judged = new WeakMap<LoadedBrand, string | undefined>();
const logged = new Set<string>();

/**
 * Loads brands as `loadBrand` does, and closes each that cannot be loaded or is larger than a page can be
 * drawn with, counted before anything is drawn: one brand never stops the others. Why a brand is closed is
 * logged once.
 *
 * @throws {BrandClosed} at every visit of such a brand.
 */
export function closeBrokenBrands(
  loadBrand: BrandSource['loadBrand'],
  { log = consoleLog, reasons = new Map() }: ClosingOptions = {},
): BrandSource['loadBrand'] {
  return async (entry) => {
    const close = (why: string) => {
      const message = `The brand '${entry.id}' is closed: ${why}`;
      if (!logged.has(entry.module)) log('error', message);
      logged.add(entry.module);
      return new BrandClosed(message);
    };
    const reason = reasons.get(entry.id);
    if (reason) throw close(reason);
    const loaded = await loadBrand(entry).catch((error: unknown) => {
      throw error instanceof BrandClosed ? error : close(`it cannot be loaded (${String(error)}).`);
    });
    if (!judged.has(loaded)) judged.set(loaded, excessOf(loaded.brand));
    const excess = judged.get(loaded);
    if (excess) throw close(excess);
    return loaded;
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
    const isOpen = await loadBrand(entry).then(
      () => true,
      () => false,
    );
    if (isOpen) return entry;
  }
  throw new BrandClosed('Every brand is closed.');
}

/** The first of a brand's screens that is too large, in words; undefined where none is. */
function excessOf({ screens }: Pick<CompiledBrand, 'screens'>): string | undefined {
  for (const [template, screen] of Object.entries(screens)) {
    if (isOversized(screen)) return `its screen '${template}' has too many values.`;
    for (const block of screen.blocks) {
      if (block.block !== 'form') continue;
      const schemas = block.form.pages.flatMap(({ variants }) => Object.values(variants));
      if (schemas.some(({ schema }) => findExcess(schema as JsonObject)))
        return `a form of its screen '${template}' has no end, or too many fields.`;
    }
  }
  return undefined;
}

function isOversized(screen: CompiledScreen): boolean {
  const open: [unknown, number][] = [[screen, 0]];
  for (let count = 0; open.length > 0; count++) {
    const [value, level] = open.pop()!;
    if (count > MAX_VALUES || level > MAX_LEVELS) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) open.push([inner, level + 1]);
  }
  return false;
}
