import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { Finding } from './finding.ts';
import { identityOf } from './recall/identity.ts';

/** What one brand shows. */
export interface SeenBrand {
  findings: readonly Finding[];
  usedTexts: ReadonlySet<string>;
}

/**
 * What brands showed the last time they were looked at. A brand shows the same again as long as its
 * documents, its parent's and all that is there for every brand are the very same.
 */
export function createSeenBrands() {
  let before = new Map<string, { parts: readonly unknown[]; seen: SeenBrand }>();
  let around: string | undefined;
  return {
    /** Begins another look; `look` gives what a brand shows, from memory where nothing changed. */
    again(sources: ParsedSources) {
      const now = aroundOf(sources);
      const known = now === around ? before : new Map<string, never>();
      const next: typeof before = new Map();
      around = now;
      before = next;
      return (merged: MergedBrand, parent: MergedBrand | undefined, look: () => SeenBrand) => {
        const parts = [...partsOf(merged), parent?.id, ...(parent ? partsOf(parent) : [])];
        const last = known.get(merged.id);
        const isSame =
          last?.parts.length === parts.length && parts.every((one, at) => one === last.parts[at]);
        const seen = isSame ? last.seen : look();
        next.set(merged.id, { parts, seen });
        return seen;
      };
    },
  };
}

const partsOf = ({ chain, files, screens, unreadable }: MergedBrand): unknown[] => [
  chain.join(),
  [...unreadable].join(),
  ...[...files].flat(),
  ...[...screens].flat(),
];

/** What is there for every brand, in words. */
function aroundOf({ folders, fields, imageHashes, unreadable, strays }: ParsedSources): string {
  return [
    [...folders.keys()].join(),
    identityOf(fields),
    [...imageHashes].join(),
    [...unreadable].join(),
    strays.join(),
  ].join(' ');
}
