import type { ParsedSources } from '../brand/brand-files.ts';
import { isSellable } from '../brand/brand-files.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { suggestName } from '../brand/nearest-name.ts';
import type { Node } from '../brand/node.ts';
import { beginningOf, nodeAt, textAt } from '../brand/node.ts';
import type { Finding } from './finding.ts';

/** What concerns all brands together: the default brand exists, and no two have the same key and area. */
export function checkRegistry(
  sources: ParsedSources,
  merges: ReadonlyMap<string, MergedBrand>,
): Finding[] {
  return [...defaultBrand(sources), ...sameKey(merges)];
}

const FILE = 'brands/registry.json';

function defaultBrand({ folders, registry, unreadable }: ParsedSources): Finding[] {
  if (unreadable.has(FILE)) return [];
  const fault = (at: Node['at'], message: string, suggestion: string): Finding[] => [
    { ...at, rule: 'registry', severity: 'error', message, suggestion },
  ];
  if (!registry) {
    const message = 'There is no brands/registry.json, which says which brand is the default.';
    return fault(beginningOf(FILE), message, 'Add it with "default".');
  }
  const sellable = [...folders.values()].filter(({ name }) => isSellable(name));
  const written = sellable.flatMap(({ files }) => textAt(files.get('brand'), 'key') ?? []);
  const keys = [...new Set(written)];
  const node = nodeAt(registry, ['default']);
  const name = textAt(registry, 'default');
  if (!node) return fault(registry.at, "'default' is missing.", suggestName('', keys, 'Keys'));
  // A key that is missing, unreadable or wrongly written is told of where it stands.
  const isComplete = written.length === sellable.length;
  const isNamed = keys.some((key) => key.toLowerCase() === name?.toLowerCase());
  if (name === undefined || !isComplete || isNamed) return [];
  return fault(node.at, `No brand has the key '${name}'.`, suggestName(name, keys, 'Keys'));
}

function sameKey(merges: ReadonlyMap<string, MergedBrand>): Finding[] {
  const seen = new Map<string, MergedBrand>();
  return [...merges.values()].flatMap((merged): Finding[] => {
    const node = nodeAt(merged.brand, ['key']);
    const key = textAt(merged.brand, 'key');
    const area = textAt(merged.brand, 'area');
    if (!node || key === undefined || area === undefined || !isSellable(merged.id)) return [];
    const first = seen.get(`${key} ${area}`);
    if (!first) {
      seen.set(`${key} ${area}`, merged);
      return [];
    }
    return [
      {
        ...node.at,
        rule: 'same-key',
        severity: 'error',
        message: `brands/${first.id} has the key '${key}' in the area ${area} too, so no link could tell them apart.`,
        suggestion: 'Give one of them another "key" or "area".',
      },
    ];
  });
}
