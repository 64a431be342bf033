import type { Catalogue } from '../../contract/compiled-brand.ts';
import { brandHref } from '../brand-links.ts';

/** What the console says once the server listens: one line "ready", then a link per brand. */
export function announcement(catalogue: Catalogue, port: number, upstream: string): string {
  const origin = `http://localhost:${port}`;
  const labels = catalogue.brands.map(({ key, area }) => `${key} ${area}`);
  const width = Math.max(...labels.map(({ length }) => length));
  const links = catalogue.brands.map(
    (entry, index) => `  ${labels[index]!.padEnd(width)}  ${origin}${brandHref(entry)}`,
  );
  return [`ready on ${origin} — ${upstream}`, ...links].join('\n');
}
