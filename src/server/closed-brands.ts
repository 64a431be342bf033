import type { Catalogue, UnfinishedBrands, UnfinishedValue } from '../contract/compiled-brand.ts';
import type { BrandSource } from '../visit/load-visit.ts';
import { logOnce, type Log } from './observation/log.ts';
import { SettingError } from './settings/setting-values.ts';
import type { Settings } from './settings/settings.ts';

/** A brand is not served: it cannot be loaded, or is not for sale. */
export class BrandClosed extends Error {
  override name = 'BrandClosed';
}

/** Closes each brand that cannot be loaded or has a reason. @throws {BrandClosed} at every visit of such a brand. */
export function withClosedBrands(
  loadBrand: BrandSource['loadBrand'],
  log: Log,
  reasons: ReadonlyMap<string, string> = new Map(),
): BrandSource['loadBrand'] {
  const once = logOnce(log);
  const close = (id: string, why: string) => {
    const message = `The brand '${id}' is closed: ${why}`;
    once(message);
    return new BrandClosed(message);
  };
  for (const [id, reason] of reasons) close(id, reason);
  return async (entry) => {
    const reason = reasons.get(entry.id);
    if (reason) throw close(entry.id, reason);
    return loadBrand(entry).catch((error: unknown) => {
      throw close(entry.id, `it cannot be loaded (${String(error)}).`);
    });
  };
}

/** Speaks where no link names an open brand. @throws {BrandClosed} when every brand is closed. */
export async function speakingBrand({ catalogue, loadBrand }: BrandSource) {
  const { brands, default: key } = catalogue;
  const usual = brands.filter((entry) => entry.key === key && entry.area === 'BR');
  for (const entry of [...usual, ...brands]) {
    const brand = await loadBrand(entry).catch(() => undefined);
    if (brand) return entry;
  }
  throw new BrandClosed('Every brand is closed.');
}

type Allowed = Pick<Settings, 'allowPlaceholders' | 'allowPriceMismatch'>;

const HOW_TO_OPEN =
  'ALLOW_PLACEHOLDERS=1 opens brands with invented values, ALLOW_PRICE_MISMATCH=KEY,… those with other prices.';

/** Brands that production does not sell, with the reason. @throws {SettingError} for an unknown key, or if none is left. */
export function brandsToClose(
  { brands }: Pick<Catalogue, 'brands'>,
  unfinished: UnfinishedBrands,
  settings: Allowed & Pick<Settings, 'apiUrl' | 'environment'>,
): ReadonlyMap<string, string> {
  const unknown = settings.allowPriceMismatch.find((key) => brands.every((one) => one.key !== key));
  if (unknown !== undefined) {
    throw new SettingError(`ALLOW_PRICE_MISMATCH names '${unknown}', but no brand has that key.`);
  }
  if (settings.environment !== 'production' || !settings.apiUrl) return new Map();
  const closed = new Map<string, string>();
  for (const { id, key } of brands) {
    const values = (unfinished[id] ?? []).filter(({ kind }) => !isAllowed(kind, key, settings));
    if (values.length > 0) closed.set(id, reasonOf(values));
  }
  if (closed.size < brands.length) return closed;
  const [[id, reason] = []] = closed;
  throw new SettingError(
    `No brand is open: all ${closed.size} are closed in production, ${id} because ${reason} \`npm run validate-brands\` lists everything. ${HOW_TO_OPEN}`,
  );
}

export function isAllowed(kind: UnfinishedValue['kind'], key: string, settings: Allowed): boolean {
  return kind === 'placeholder'
    ? settings.allowPlaceholders
    : settings.allowPriceMismatch.includes(key);
}

function reasonOf(values: readonly UnfinishedValue[]): string {
  const named = values
    .slice(0, 3)
    .map(({ message, place }) => message.replace(/\.?$/, ` (${place})`));
  const more = values.length - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
