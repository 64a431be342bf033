import type { Catalogue } from '../../contract/compiled-brand.ts';
import { brandsInOrder, type BrandLinks } from '../brand-links.ts';
import type { Settings } from '../settings/settings.ts';

const originAt = (port: number) => `http://localhost:${port}`;

function upstreamOf({ apiUrl }: Pick<Settings, 'apiUrl'>): string {
  if (apiUrl) return `calls go to ${apiUrl.origin}`;
  return 'on the sandbox: nothing is sold; set API_URL to use a real upstream';
}

/** The console's first line once the server listens. */
export const readyLine = (port: number, settings: Pick<Settings, 'apiUrl'>): string =>
  `ready on ${originAt(port)} (${upstreamOf(settings)})`;

/** A line with a link for each brand, to its first step; `links` are those, by brand. */
export function linksOf(
  catalogue: Pick<Catalogue, 'brands'>,
  links: Readonly<Record<string, Pick<BrandLinks, 'start'>>>,
  port: number,
): string[] {
  const brands = brandsInOrder(catalogue);
  const labels = brands.map(({ key, area }) => `${key} ${area}`);
  const width = Math.max(...labels.map(({ length }) => length));
  return brands.map(
    ({ id }, index) => `  ${labels[index]!.padEnd(width)}  ${originAt(port)}${links[id]!.start}`,
  );
}
