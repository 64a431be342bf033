import type { Diagnostic } from '../contract/diagnostic.ts';
import type { BrandFolder, ParsedSources } from './brand-files.ts';
import { merge } from './merge.ts';
import type { Node } from './node.ts';
import { nodeAt, textAt, without } from './node.ts';

/** A brand with everything that it inherits, every value still at its place. */
export interface MergedBrand {
  id: string;
  /** Folder names from the oldest ancestor to the brand itself. */
  chain: string[];
  brand: Node;
  files: Map<string, Node>;
  screens: Map<string, Node>;
  /** Path of each image by file name, the nearest folder's first. */
  images: Map<string, string>;
}

/** What a child never takes from its parent: they say who the brand is. */
const OWN = ['key', 'productCode', 'extends', '$schema', 'placeholder'];

/** Puts a folder over its ancestors. A missing parent or a circle is a diagnostic and no brand. */
export function inherit(
  folder: BrandFolder,
  { folders }: ParsedSources,
): { merged?: MergedBrand; diagnostics: Diagnostic[] } {
  const chain: BrandFolder[] = [];
  for (let here: BrandFolder | undefined = folder; here;) {
    chain.unshift(here);
    const parent: Node | undefined = nodeAt(here.files.get('brand'), ['extends']);
    if (!parent) break;
    const name: string = parent.kind === 'scalar' ? String(parent.value) : '';
    const known = folders.get(name);
    const fault =
      known === undefined
        ? `There is no folder brands/${name} to extend.`
        : chain.includes(known)
          ? `brands/${name} extends this brand in turn: the circle has no beginning.`
          : undefined;
    if (fault) {
      const names = [...folders.keys()].join(', ');
      return {
        diagnostics: [
          {
            ...parent.at,
            rule: 'extends',
            severity: 'error',
            message: `${fault} Folders that exist: ${names}.`,
          },
        ],
      };
    }
    here = known;
  }
  const files = new Map<string, Node>();
  const screens = new Map<string, Node>();
  const images = new Map<string, string>();
  for (const link of chain) {
    for (const [name, node] of link.files) overlay(files, name, node);
    for (const [name, node] of link.screens) overlay(screens, name, node);
    for (const [name, path] of link.images) images.set(name, path);
  }
  const brand = files.get('brand');
  if (!brand || !folder.files.has('brand')) return { diagnostics: [missingBrandFile(folder)] };
  return {
    merged: {
      id: folder.name,
      chain: chain.map(({ name }) => name),
      brand,
      files,
      screens,
      images,
    },
    diagnostics: [],
  };
}

function overlay(into: Map<string, Node>, name: string, node: Node) {
  const parent = into.get(name);
  if (!parent) into.set(name, node);
  else into.set(name, merge(parent.kind === 'object' ? without(parent, ...OWN) : parent, node));
}

function missingBrandFile({ name }: BrandFolder): Diagnostic {
  return {
    file: `brands/${name}/brand.json`,
    line: 1,
    column: 1,
    rule: 'brand-file',
    severity: 'error',
    message: `The folder brands/${name} has no readable brand.json, so it is no brand. Add one with at least "extends" and "key".`,
  };
}

/** The brand's key; never inherited. */
export const keyOf = (merged: MergedBrand) => textAt(merged.brand, 'key');
