import { firstFamily } from '../../brand/compile/compile-brand.ts';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { RichTextError, richText } from '../../brand/compile/rich-text.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { memoize } from '../../brand/memo.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { entriesAt, nodeAt, nodesAt, textAt, type Place } from '../../brand/parse/node.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import { keysAt } from '../names.ts';
import { brandRule, projectRule, type Rule } from '../rule.ts';
import { isOwn, valuesOf, type BrandValues } from '../typed.ts';

export interface ReadText {
  at: Place;
  text: string;
  /** Its key in texts.json; undefined for a text of brand.json. */
  key?: string;
  /** Drawn from Markdown. */
  isRich?: boolean;
}

/** Texts of brand.json that buyers read as they stand. */
const NAMES =
  'product.name product.businessName company.name upsellData.name franchise.region franchise.city franchise.unit.name refererOptions.*.label';

const readNames = ({ brand }: MergedBrand): ReadText[] =>
  NAMES.split(' ').flatMap((path) =>
    nodesAt(brand, path).map((node) => ({ at: node.at, text: textAt(node)! })),
  );

/** Texts of a brand that buyers read, without those of forms. */
export const readTexts = memoize((merged: MergedBrand): readonly ReadText[] => {
  const rich = valuesOf(merged).blocks.filter(({ block }) => block === 'rich-text');
  const keys = new Set(rich.map(({ text }) => text));
  const texts = entriesAt(merged.files.get('texts')).filter(([key]) => key !== '$schema');
  return [
    ...texts.map(([key, { node }]) => {
      return { at: node.at, text: textAt(node)!, key, isRich: keys.has(key) };
    }),
    ...readNames(merged),
  ];
});

/** The texts of texts.json that a folder itself writes. */
export const ownTexts = memoize((merged: MergedBrand) =>
  readTexts(merged).flatMap(({ at, text, key }) =>
    key !== undefined && isOwn(merged, at) ? [{ at, text, key }] : [],
  ),
);

const PRICE = /(?:R\$|(?<!\p{L})MT)\s*(\d[\d.]*(?:,\d{2})?)/giu;

/** Every price that buyers pay or read, in major units: of the product, its instalments, offers and plans. */
function pricesOf(
  { product, offers = [] }: BrandValues['brand'],
  sandbox: BrandValues['sandbox'],
): number[] {
  const unit = product.priceUnit === 'minor' ? 100 : 1;
  const charged = [product.productFullPrice, product.productCyclePrice];
  const shown = [product.shownInstallment, ...offers.map(({ price }) => price)];
  const planned = (sandbox?.plans ?? []).flatMap(({ amount, installments = [] }) => [
    amount,
    ...installments.map(({ value }) => value),
  ]);
  return [
    ...charged.flatMap((price) => (price === undefined ? [] : price / unit)),
    ...shown.flatMap((one) => (one ? [one.value, one.value * (one.count ?? 1)] : [])),
    ...planned,
  ];
}

/** Shorter names are words of any text. */
const MIN_LETTERS = 5;

const isNamedIn = (text: string, name: string): boolean =>
  text.split(name).some((behind, at, parts) => {
    const before = parts[at - 1];
    return before !== undefined && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(behind);
  });

const families = [...hostedFonts.keys()];

/** Fonts that devices have, and names for them. */
const ON_DEVICES =
  /^(?:system-ui|ui-.*|-apple-system|sans-serif|serif|Arial|Helvetica.*|Georgia|Verdana|Tahoma|Roboto|Segoe UI)$/i;

export const rules: readonly Rule[] = [
  // The compiler reports a key that texts.json does not have; here, a key where buyers read the value itself.
  brandRule('text-key', 'error', ({ merged, texts, report }) => {
    for (const { at, text } of readNames(merged))
      if (Object.hasOwn(texts, text)) report(at, 'text-key.buyers-read-value', { text });
  }),
  brandRule('rich-text', 'error', ({ merged, report }) => {
    for (const { at, text, isRich } of readTexts(merged))
      try {
        if (isRich) richText(text);
      } catch (error) {
        if (!(error instanceof RichTextError)) throw error;
        report(at, error.problem, { problem: error.problem });
      }
  }),
  brandRule('text-price', 'warning', (context) => {
    const { merged, brand, sandbox, report } = context;
    const known = pricesOf(brand, sandbox);
    const value = [...new Set(known)].map((one) => one.toFixed(2));
    for (const { at, text, key } of known.length > 0 ? ownTexts(merged) : []) {
      for (const [said, digits] of text.matchAll(PRICE)) {
        const price = Number(digits!.replaceAll('.', '').replace(',', '.'));
        const isKnown = known.some((one) => Math.abs(one - price) < 0.01);
        if (!isKnown) report(at, 'text-price.text-says-price', { key, said, value });
      }
    }
  }),
  projectRule('other-product', 'warning', ({ brands, report }) => {
    const products = brands
      .map((merged) => ({ id: merged.id, name: valuesOf(merged).brand.product.name }))
      .filter(({ name }) => name.length >= MIN_LETTERS && !name.includes('{'));
    for (const merged of brands) {
      const { product, upsellData } = valuesOf(merged).brand;
      const named = `${product.name} ${upsellData?.name}`;
      const others = products.filter(({ name }) => !named.includes(name));
      for (const { at, text, key } of ownTexts(merged)) {
        const other = others.find(({ name }) => isNamedIn(text, name));
        const data = { key, product: other?.name, id: other?.id };
        if (other) report(at, 'other-product.text-speaks-product', data, { folder: merged.id });
      }
    }
  }),
  projectRule('unused-text', 'warning', (context) => {
    const { sources, merges, brands, usedTexts, report } = context;
    for (const { name, files } of sources.folders.values()) {
      const descendants = brands.filter(({ chain }) => chain.includes(name));
      const shown = new Set(descendants.flatMap(({ id }) => [...usedTexts.get(id)!]));
      const parent = merges.get(merges.get(name)?.chain.at(-2) ?? '')?.files.get('texts');
      for (const { name: key, at } of descendants.length > 0 ? keysAt(files.get('texts')) : []) {
        // Another wording of a parent's text waits for the brand that shows it.
        if (!isTextKey(key) || nodeAt(parent, [key]) || shown.has(key)) continue;
        const near = nearestName(key, [...shown]);
        const help = near ? 'unused-text.did-you-mean' : 'delete';
        report(at, 'unused-text.nothing-shows-text', { key, near }, { help });
      }
    }
  }),
  brandRule('hosted-font', 'warning', ({ theme, report }) => {
    const first = theme && firstFamily(theme.fontFamily);
    if (!theme || !first || hostedFonts.has(first)) return;
    const meant = nearestName(first, families);
    if (meant === undefined && ON_DEVICES.test(first)) return;
    const data = { first, font: first, families, meant };
    const details = meant === undefined ? {} : ({ help: 'did-you-mean-2' } as const);
    report([theme, 'fontFamily'], 'hosted-font.pages-bring-along', data, details);
  }),
];
