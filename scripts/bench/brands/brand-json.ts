import {
  isSellable,
  parseSources,
  type BrandSources,
} from '../../../src/brand/parse/brand-files.ts';
import { inherit, type MergedBrand } from '../../../src/brand/inherit/inherit.ts';
import type { Node } from '../../../src/brand/parse/node.ts';
import { nodeAt, textAt, toValue } from '../../../src/brand/parse/node.ts';
import { OWN_KEYS } from '../../../src/diagnostics/structure/repeats-parent.ts';

export interface BrandJsonSize {
  /** Folders below brands/ that a link can lead to. */
  brands: number;
  /** Lines of all JSON below brands/, base and families included. */
  lines: number;
  /** Lines over the files of the brand in the middle, and of the longest. */
  median: number;
  longest: number;
  /** Values that brands and families say, and how many of them a parent says just so. */
  values: number;
  repeated: number;
}

const lineCount = (text: string) => text.trimEnd().split('\n').length;

/** The amount of brand JSON, and the share that repeats inherited values. */
export function measureBrandJson(sources: BrandSources): BrandJsonSize {
  const parsed = parseSources(sources);
  const files = [...sources.json].filter(([path]) => path.startsWith('brands/'));
  const sizes = [...parsed.folders.keys()].filter(isSellable).map((name) => {
    const own = files.filter(([path]) => path.startsWith(`brands/${name}/`));
    return own.reduce((sum, [, text]) => sum + lineCount(text), 0);
  });
  sizes.sort((a, b) => a - b);
  const count = { values: 0, repeated: 0 };
  for (const folder of parsed.folders.values()) {
    const name = textAt(folder.files.get('brand'), 'extends');
    const parent = name === undefined ? undefined : parsed.folders.get(name);
    const above = parent && inherit(parent, parsed).merged;
    if (!above) continue;
    for (const [file, node] of folder.files) compare(node, fileOf(above, file), count);
    for (const [screen, node] of folder.screens) compare(node, above.screens.get(screen), count);
  }
  return {
    brands: sizes.length,
    lines: files.reduce((sum, [, text]) => sum + lineCount(text), 0),
    median: sizes[Math.floor(sizes.length / 2)] ?? 0,
    longest: sizes.at(-1) ?? 0,
    ...count,
  };
}

const fileOf = ({ files }: MergedBrand, name: string) => files.get(name);

/** Goes through a file as the merge does: objects key by key, lists by the ids of their entries. */
function compare(
  own: Node,
  parent: Node | undefined,
  count: { values: number; repeated: number },
): void {
  if (own.kind === 'object') {
    for (const [key, { node }] of own.entries) {
      if (!OWN_KEYS.includes(key)) compare(node, nodeAt(parent, [key]), count);
    }
  } else if (own.kind === 'array' && own.items.some((item) => textAt(item, 'id') !== undefined)) {
    const siblings = parent?.kind === 'array' ? parent.items : [];
    for (const item of own.items) {
      const id = textAt(item, 'id');
      compare(
        item,
        siblings.find((one) => textAt(one, 'id') === id),
        count,
      );
    }
  } else {
    count.values++;
    if (parent && JSON.stringify(toValue(parent)) === JSON.stringify(toValue(own))) {
      count.repeated++;
    }
  }
}
