import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, itemsAt, nodesAt, textAt, type Place } from '../../brand/parse/node.ts';
import { isOwn } from '../age-of.ts';
import { memoize } from '../memo.ts';

/** A text that buyers read. */
export interface ReadText {
  at: Place;
  text: string;
  /** Its key in texts.json; undefined for a text of brand.json. */
  key?: string;
  /** Drawn from Markdown. */
  isRich?: boolean;
}

/** Texts of brand.json that buyers read as they stand. */
const NAMES = [
  'product.name',
  'product.businessName',
  'company.name',
  'upsellData.name',
  'franchise.region',
  'franchise.city',
  'franchise.unit.name',
  'refererOptions.*.label',
];

/** Names of brand.json that buyers read as they stand. */
export const readNames = ({ brand }: MergedBrand): ReadText[] =>
  NAMES.flatMap((path) => nodesAt(brand, path)).map((node) => ({
    at: node.at,
    text: textAt(node)!,
  }));

/** Texts of a brand that buyers read, without those of forms. */
export const readTexts = memoize((merged: MergedBrand): readonly ReadText[] => {
  const blocks = [...merged.screens.values()].flatMap((screen) => itemsAt(screen, 'blocks'));
  const rich = blocks.filter((block) => textAt(block, 'block') === 'rich-text');
  const keys = new Set(rich.map((block) => textAt(block, 'text')));
  const texts = entriesAt(merged.files.get('texts')).filter(([key]) => key !== '$schema');
  return [
    ...texts.map(([key, { node }]) => {
      return { at: node.at, text: textAt(node)!, key, isRich: keys.has(key) };
    }),
    ...readNames(merged),
  ];
});

/** Texts that a folder itself writes; each has a key. */
export const ownTexts = (merged: MergedBrand): Required<Pick<ReadText, 'at' | 'text' | 'key'>>[] =>
  readTexts(merged).flatMap(({ at, text, key }) =>
    key !== undefined && isOwn(merged, at) ? [{ at, text, key }] : [],
  );
