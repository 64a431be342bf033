import type { ParsedSources } from '../brand/brand-files.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { nearestName } from '../brand/nearest-name.ts';
import { nodeAt, textAt } from '../brand/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';

/** What concerns all brands together: the default brand exists, and no two have the same key and area. */
export function checkRegistry({ registry }: ParsedSources, brands: MergedBrand[]): Diagnostic[] {
  const keys = brands.flatMap(({ brand }) => textAt(brand, 'key') ?? []);
  const found: Diagnostic[] = [];
  const node = nodeAt(registry, ['default']);
  const name = textAt(registry, 'default');
  if (!node || name === undefined) {
    const message = 'brands/registry.json does not say which brand is the default. Add "default".';
    found.push({
      file: 'brands/registry.json',
      line: 1,
      column: 1,
      rule: 'registry',
      severity: 'error',
      message,
    });
  } else if (!keys.includes(name)) {
    const near = nearestName(name, keys);
    const message = `No brand has the key '${name}'.${near ? ` Did you mean '${near}'?` : ''} Keys: ${keys.join(', ')}.`;
    found.push({ ...node.at, rule: 'registry', severity: 'error', message });
  }
  const seen = new Map<string, MergedBrand>();
  for (const merged of brands) {
    const key = textAt(merged.brand, 'key');
    const area = textAt(merged.brand, 'area');
    const first = seen.get(`${key} ${area}`);
    if (key !== undefined && first) {
      const at = nodeAt(merged.brand, ['key'])!.at;
      const message = `brands/${first.id} has the key '${key}' in ${area} too, so no link could tell them apart. Give one another key or area.`;
      found.push({ ...at, rule: 'same-key', severity: 'error', message });
    }
    seen.set(`${key} ${area}`, merged);
  }
  return found;
}
