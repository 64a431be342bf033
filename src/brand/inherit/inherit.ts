import { memoize } from '../memo.ts';
import type { Problem } from '../problem.ts';
import type { BrandFolder, ParsedSources } from '../parse/brand-files.ts';
import { extendScreens } from './extend-screens.ts';
import { lineageOf } from './lineage.ts';
import { mergeOnce } from './merge.ts';
import { type Node, beginningOf, emptyObject, entriesAt, type ObjectNode } from '../parse/node.ts';

export interface MergedBrand {
  id: string;
  chain: string[];
  brand: Node;
  files: Map<string, Node>;
  screens: Map<string, Node>;
  images: Map<string, string>;
}

/** Keys that a child never takes from its parent: they identify the brand. */
const OWN = ['key', 'productCode', 'extends', '$schema', 'placeholder', 'placeholders'];

/** Merges a folder over its ancestors; `merged` is undefined if its lineage has an error. */
export function inherit(
  folder: BrandFolder,
  sources: ParsedSources,
): { merged?: MergedBrand; diagnostics: Problem[] } {
  const { chain, diagnostics } = lineageOf(folder, sources);
  if (!chain) return { diagnostics };
  const files = new Map<string, Node>();
  const screens: Map<string, Node>[] = [];
  if (chain.some((link) => link.files.has('texts'))) files.set('texts', fieldTexts(sources.fields));
  for (const [at, link] of chain.entries()) {
    for (const [name, node] of link.files) {
      const parent = files.get(name);
      files.set(name, parent ? mergeOnce(parent, node, diagnostics, OWN) : node);
    }
    const generations = chain.slice(0, at + 1).map((one) => one.screens);
    screens.push(extendScreens(generations, link === folder ? diagnostics : [], screens));
  }
  const merged: MergedBrand = {
    id: folder.name,
    chain: chain.map(({ name }) => name),
    brand: files.get('brand')!,
    files,
    screens: screens.at(-1)!,
    images: new Map(chain.flatMap((link) => [...link.images])),
  };
  return { merged, diagnostics };
}

/** The texts that library fields bring along, as a texts.json below that of the oldest ancestor. */
export const fieldTexts = memoize((fields: ParsedSources['fields']): ObjectNode => ({
  ...emptyObject(beginningOf('schemas/fields')),
  entries: new Map([...fields.values()].flatMap((field) => entriesAt(field, 'texts'))),
}));
