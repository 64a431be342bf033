import type { BrandSource } from '../../visit/load-visit.ts';
import { brandHref, brandsInOrder } from '../pages/brand-links.ts';
import type { Settings } from '../settings.ts';

const originAt = (port: number) => `http://localhost:${port}`;

function upstreamOf({ apiUrl }: Pick<Settings, 'apiUrl'>): string {
  if (apiUrl) return `calls go to ${apiUrl.origin}`;
  return 'on the sandbox: nothing is sold; set API_URL to use a real upstream';
}

/** The console's first line once the server listens. */
export const readyLine = (port: number, settings: Pick<Settings, 'apiUrl'>): string =>
  `ready on ${originAt(port)} (${upstreamOf(settings)})`;

/**
 * A line with a link for each brand, to its first step (D-180); none for a brand that cannot be loaded.
 * It loads them all.
 */
export async function linksOf(
  { catalogue, loadBrand }: BrandSource,
  port: number,
): Promise<string[]> {
  const brands = brandsInOrder(catalogue);
  const labels = brands.map(({ key, area }) => `${key} ${area}`);
  const width = Math.max(...labels.map(({ length }) => length));
  const links = brands.map(async (entry, index) => {
    const loaded = await loadBrand(entry).catch(() => undefined);
    return loaded
      ? [`  ${labels[index]!.padEnd(width)}  ${originAt(port)}${brandHref(entry, loaded)}`]
      : [];
  });
  return (await Promise.all(links)).flat();
}
