import type { Catalogue } from '../../contract/compiled-brand.ts';
import { brandHref, brandsInOrder } from '../pages/brand-links.ts';
import type { Settings } from '../settings.ts';

function upstreamOf({ apiUrl }: Pick<Settings, 'apiUrl'>): string {
  if (apiUrl) return `calls go to ${apiUrl.origin}`;
  return 'on the sandbox: nothing is sold; set API_URL to use a real upstream';
}

/** The console's lines once the server listens: "ready", then a link per brand. */
export function announcement(
  catalogue: Catalogue,
  port: number,
  settings: Pick<Settings, 'apiUrl'>,
): string {
  const origin = `http://localhost:${port}`;
  const brands = brandsInOrder(catalogue);
  const labels = brands.map(({ key, area }) => `${key} ${area}`);
  const width = Math.max(...labels.map(({ length }) => length));
  const links = brands.map(
    (entry, index) => `  ${labels[index]!.padEnd(width)}  ${origin}${brandHref(entry)}`,
  );
  return [`ready on ${origin} (${upstreamOf(settings)})`, ...links].join('\n');
}
