import type { ProductConfig } from '../../contract/page-data.ts';

/** Any picture from any https host: for the time before the config has named its logos. */
const ANY_HTTPS = 'https:';

function originsIn(value: unknown, origins: Set<string>): void {
  if (typeof value === 'string') {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url?.protocol === 'https:') origins.add(url.origin);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) originsIn(inner, origins);
  }
}

/** Every `media` object below a value: where flows and their steps name logo and favicon. */
function mediaOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'media' ? [inner] : mediaOf(inner),
  );
}

/**
 * The origins that a page may load pictures from beside its own: those of the logos and favicons
 * that a config names (section 3, "props"). `undefined` stands for a config that has not answered yet.
 */
export function imageSources(config: ProductConfig | null | undefined): string[] {
  if (config === undefined) return [ANY_HTTPS];
  const origins = new Set<string>();
  originsIn(mediaOf(config?.flows), origins);
  return [...origins].sort();
}
