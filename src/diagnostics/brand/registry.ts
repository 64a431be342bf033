import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { suggestName } from '../../brand/parse/nearest-name.ts';
import type { Node } from '../../brand/parse/node.ts';
import { beginningOf, itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { soundsLike } from './upsell.ts';
import { alsoAt } from '../wording.ts';
import type { Finding } from '../finding.ts';

/** What concerns all brands together: the default brand exists, and no two have the same key and area. */
export function checkRegistry(
  sources: ParsedSources,
  merges: ReadonlyMap<string, MergedBrand>,
): Finding[] {
  return [
    ...defaultBrand(sources),
    ...designSystem(sources),
    ...(sources.diagnostics.length === 0 ? defaultArea(sources, merges) : []),
    ...sameKey(merges),
  ];
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

/** Keys whose design wins over the link: each that of a brand, and once. */
function designSystem({ folders, registry, unreadable }: ParsedSources): Finding[] {
  const written = [...folders.values()].flatMap(({ name, files }) =>
    isSellable(name) ? (textAt(files.get('brand'), 'key') ?? []) : [],
  );
  const keys = [...new Set(written)];
  if (!registry || unreadable.size > 0) return [];
  return itemsAt(registry, 'designSystemOverrides').flatMap((node): Finding[] => {
    const name = textAt(node);
    if (name === undefined || keys.some((key) => key.toLowerCase() === name.toLowerCase()))
      return [];
    const message = `No brand has the key '${name}', so no link gets this design.`;
    return [
      {
        ...node.at,
        rule: 'registry',
        severity: 'error',
        message,
        suggestion: suggestName(name, keys, 'Keys'),
      },
    ];
  });
}

/** Who comes without a product gets the default brand, in Brazil. */
function defaultArea(
  { registry }: ParsedSources,
  merges: ReadonlyMap<string, MergedBrand>,
): Finding[] {
  const node = nodeAt(registry, ['default']);
  const name = textAt(registry, 'default')?.toLowerCase();
  const named = [...merges.values()].filter(
    ({ id, brand }) => isSellable(id) && textAt(brand, 'key')?.toLowerCase() === name,
  );
  // A key or area that is wrongly written anywhere may be the one that is meant.
  const isSound = [...merges.values()].every(
    ({ id, brand }) =>
      !isSellable(id) ||
      (/^[A-Z0-9-]+$/.test(textAt(brand, 'key') ?? '') &&
        ['BR', 'MZ'].includes(textAt(brand, 'area') ?? '')),
  );
  const isThere = !isSound || named.some(({ brand }) => textAt(brand, 'area') === 'BR');
  if (!node || named.length === 0 || isThere) return [];
  return [
    {
      ...node.at,
      rule: 'registry',
      severity: 'error',
      message: `The default brand '${textAt(node)}' sells in no area BR, where links without a product lead.`,
      suggestion: 'Name a brand of the area BR.',
    },
  ];
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
    const isOthers = soundsLike(key, merged.id) && !soundsLike(key, first.id);
    const there = nodeAt(first.brand, ['key'])!;
    const [slip, right] = isOthers ? [there, node] : [node, there];
    return [
      {
        ...slip.at,
        rule: 'same-key',
        severity: 'error',
        message: `brands/${isOthers ? merged.id : first.id} has the key '${key}' in the area ${area} too, so no link could tell them apart.`,
        suggestion: 'Give one of them another "key" or "area".',
        related: [alsoAt(right.at, 'the other one is here')],
      },
    ];
  });
}
