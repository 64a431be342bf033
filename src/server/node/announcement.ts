import type { Catalogue } from '../../contract/compiled-brand.ts';
import { brandsInOrder, startOf } from '../brand-links.ts';
import type { Settings } from '../settings/settings.ts';

const originAt = (port: number) => `http://localhost:${port}`;

/** The console's first line once the server listens. */
export function readyLine(port: number, { apiUrl }: Pick<Settings, 'apiUrl'>): string {
  const upstream = apiUrl
    ? `calls go to ${apiUrl.origin}`
    : 'on the sandbox: nothing is sold; set API_URL to use a real upstream';
  return `ready on ${originAt(port)} (${upstream})`;
}

/** A line with a link for each brand. */
export function linksOf(catalogue: Pick<Catalogue, 'brands'>, port: number): string[] {
  const brands = brandsInOrder(catalogue);
  const labels = brands.map(({ key, area }) => `${key} ${area}`);
  const width = Math.max(...labels.map(({ length }) => length));
  return brands.map(
    (entry, index) => `  ${labels[index]!.padEnd(width)}  ${originAt(port)}${startOf(entry)}`,
  );
}
