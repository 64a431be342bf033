import type { Flow } from '../../contract/compiled-brand.ts';

/** Any picture from any https host: for the time before it is known which flows there are. */
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
 * The origins that a page may load pictures from beside its own: those of the logos and favicons that the
 * flows name. `undefined` stands for flows of a config that has not answered yet.
 */
export function imageSources(flows: readonly Flow[] | undefined): string[] {
  if (flows === undefined) return [ANY_HTTPS];
  const origins = new Set<string>();
  originsIn(mediaOf(flows), origins);
  return [...origins].sort();
}
