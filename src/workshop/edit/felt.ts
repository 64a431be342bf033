import { inherit } from '../../brand/inherit/inherit.ts';
import {
  isSellable,
  type BrandSources,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { toValue, type Node } from '../../brand/parse/node.ts';
import { parseBrands } from './documents.ts';

/** Brands that are something else by other sources than by these. */
export function brandsThatFeel(sources: BrandSources, next: BrandSources): string[] {
  const [before, after] = [parseBrands(sources), parseBrands(next)];
  const isFelt = (name: string) => isOther(contentOf(before, name), contentOf(after, name));
  return [...after.folders.keys()].filter((name) => isSellable(name) && isFelt(name));
}

function contentOf(parsed: ParsedSources, name: string): Map<string, Node | string> | undefined {
  const folder = parsed.folders.get(name);
  const merged = folder && inherit(folder, parsed).merged;
  if (!merged) return undefined;
  const { files, screens, images } = merged;
  return new Map<string, Node | string>([
    ...files,
    ...[...screens].map(([id, node]) => [`screens/${id}`, node] as const),
    ...[...images].map(([id, path]) => [`images/${id}`, parsed.imageHashes.get(path)!] as const),
  ]);
}

type Content = ReturnType<typeof contentOf>;

/** Nodes of unchanged files are the same ones, so that few values have to be compared. */
function isOther(before: Content, after: Content): boolean {
  if (!before || !after) return before !== after;
  const json = (part: Node | string | undefined) =>
    JSON.stringify(typeof part === 'object' ? toValue(part) : part);
  return [...new Set([...before.keys(), ...after.keys()])].some((name) => {
    const [a, b] = [before.get(name), after.get(name)];
    return a !== b && json(a) !== json(b);
  });
}
