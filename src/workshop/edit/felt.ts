import { inherit } from '../../brand/inherit/inherit.ts';
import { memoize } from '../../brand/memo.ts';
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
  return [...after.folders.keys()].filter(
    (name) => isSellable(name) && textOf(before, name) !== textOf(after, name),
  );
}

/** Nodes of unchanged files are the same ones, so that few have to be written anew. */
const jsonOf = memoize((node: Node) => JSON.stringify(toValue(node)));

/** The documents and images of a brand as one text; '' where it cannot be read. */
function textOf(parsed: ParsedSources, brand: string): string {
  const folder = parsed.folders.get(brand);
  const merged = folder && inherit(folder, parsed).merged;
  if (!merged) return '';
  const documents = documentsOf(merged).map(({ name, node }) => `${name} ${jsonOf(node)}`);
  const images = [...merged.images].map(([id, path]) => `${id} ${parsed.imageHashes.get(path)!}`);
  return [...documents, ...images].sort().join('\n');
}
