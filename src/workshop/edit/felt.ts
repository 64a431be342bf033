import { inherit } from '../../brand/inherit/inherit.ts';
import {
  isSellable,
  type BrandSources,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { toValue, type Node } from '../../brand/parse/node.ts';
import { documentsOf } from '../../checker/typed.ts';
import { parseBrands } from './build/draft.ts';

/** Brands that are something else by other sources than by these. */
export function brandsThatFeel(sources: BrandSources, next: BrandSources): string[] {
  const [before, after] = [parseBrands(sources), parseBrands(next)];
  return [...after.folders.keys()].filter((name) => {
    if (!isSellable(name)) return false;
    const [was, is] = [partsOf(before, name), partsOf(after, name)];
    return [...new Set([...was.keys(), ...is.keys()])].some((part) =>
      isOther(was.get(part), is.get(part)),
    );
  });
}

/** The documents and images of a brand by name; none where it cannot be read. */
function partsOf(parsed: ParsedSources, name: string): Map<string, Node | string> {
  const folder = parsed.folders.get(name);
  const merged = folder && inherit(folder, parsed).merged;
  if (!merged) return new Map();
  return new Map<string, Node | string>([
    ...documentsOf(merged).map(({ name: document, node }) => [document, node] as const),
    ...[...merged.images].map(
      ([id, path]) => [`images/${id}`, parsed.imageHashes.get(path)!] as const,
    ),
  ]);
}

/** Nodes of unchanged files are the same ones, so that few values have to be compared. */
function isOther(before: Node | string | undefined, after: Node | string | undefined): boolean {
  const json = (part: typeof before) =>
    JSON.stringify(typeof part === 'object' ? toValue(part) : part);
  return before !== after && json(before) !== json(after);
}
