import type { BrandSource } from '../../visit/load-visit.ts';
import { brandHref, brandsInOrder } from '../pages/brand-links.ts';
import type { Settings } from '../settings.ts';

function upstreamOf({ apiUrl }: Pick<Settings, 'apiUrl'>): string {
  if (apiUrl) return `calls go to ${apiUrl.origin}`;
  return 'on the sandbox: nothing is sold; set API_URL to use a real upstream';
}

/**
 * The console's lines once the server listens: "ready", then a link per brand, to its first step (D-180). A brand
 * that cannot be loaded has none.
 */
export async function announcement(
  { catalogue, loadBrand }: BrandSource,
  port: number,
  settings: Pick<Settings, 'apiUrl'>,
): Promise<string> {
  const origin = `http://localhost:${port}`;
  const brands = brandsInOrder(catalogue);
  const labels = brands.map(({ key, area }) => `${key} ${area}`);
  const width = Math.max(...labels.map(({ length }) => length));
  const links = brands.map(async (entry, index) => {
    const loaded = await loadBrand(entry).catch(() => undefined);
    return loaded
      ? [`  ${labels[index]!.padEnd(width)}  ${origin}${brandHref(entry, loaded)}`]
      : [];
  });
  const ready = `ready on ${origin} (${upstreamOf(settings)})`;
  return [ready, ...(await Promise.all(links)).flat()].join('\n');
}
