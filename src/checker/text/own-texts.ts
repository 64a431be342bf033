import { firstFamily } from '../../brand/compile/compile-brand.ts';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { RichTextError, richText } from '../../brand/compile/rich-text.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { entriesAt, itemsAt, nodeAt, nodesAt, textAt, type Place } from '../../brand/parse/node.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import { isOwn } from '../age-of.ts';
import { memoize } from '../../brand/memo.ts';
import { brandRule, projectRule, type Rule } from '../rule.ts';
import { placeOf, type BrandValues, valuesOf } from '../typed.ts';

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

const readNames = ({ brand }: MergedBrand): ReadText[] =>
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

export const ownTexts = memoize(
  (merged: MergedBrand): Required<Pick<ReadText, 'at' | 'text' | 'key'>>[] =>
    readTexts(merged).flatMap(({ at, text, key }) =>
      key !== undefined && isOwn(merged, at) ? [{ at, text, key }] : [],
    ),
);

/** The compiler reports a key that texts.json does not have; here, a key where buyers read the value itself. */
const textKey = brandRule('text-key', 'error', ({ merged, texts, report }) => {
  for (const { at, text } of readNames(merged))
    if (Object.hasOwn(texts, text)) report(at, 'text-key.buyers-read-value', { text });
});

const markdown = brandRule('rich-text', 'error', ({ merged, report }) => {
  for (const { at, text } of readTexts(merged).filter(({ isRich }) => isRich))
    try {
      richText(text);
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      report(at, error.problem, { problem: error.problem });
    }
});

const PRICE = /(?:R\$|(?<!\p{L})MT)\s*(\d[\d.]*(?:,\d{2})?)/giu;

export const textPrice = brandRule(
  'text-price',
  'warning',
  ({ merged, brand, sandbox, report }) => {
    const known = pricesOf(brand, sandbox);
    const value = [...new Set(known)].map((one) => one.toFixed(2));
    for (const { at, text, key } of known.length > 0 ? ownTexts(merged) : []) {
      for (const [said, digits] of text.matchAll(PRICE)) {
        const price = Number(digits!.replaceAll('.', '').replace(',', '.'));
        if (known.some((one) => Math.abs(one - price) < 0.01)) continue;
        report(at, 'text-price.text-says-price', { key, said, value });
      }
    }
  },
);

/** Every price that buyers pay or read, in major units: of the product, its instalments, offers and plans. */
function pricesOf(
  { product, offers = [] }: BrandValues['brand'],
  sandbox: BrandValues['sandbox'],
): number[] {
  const unit = product.priceUnit === 'minor' ? 100 : 1;
  const charged = [product.productFullPrice, product.productCyclePrice];
  const shown = [product.shownInstallment, ...offers.map(({ price }) => price)];
  return [
    ...charged.flatMap((price) => (price === undefined ? [] : price / unit)),
    ...shown.flatMap((one) => (one ? [one.value, one.value * (one.count ?? 1)] : [])),
    ...(sandbox?.plans ?? []).flatMap(({ amount, installments = [] }) => [
      amount,
      ...installments.map(({ value }) => value),
    ]),
  ];
}

/** Shorter names are words of any text. */
const MIN_LETTERS = 5;

/** A brand's texts speak of its own product: texts that are copied name that of another brand. */
export const otherProduct = projectRule('other-product', 'warning', ({ brands, report }) => {
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
});

const isNamedIn = (text: string, name: string): boolean =>
  text
    .split(name)
    .some(
      (behind, at, parts) => at > 0 && !/\p{L}$/u.test(parts[at - 1]!) && !/^\p{L}/u.test(behind),
    );

/** Some screen, field or part of the program shows every text that a folder adds. */
export const unusedText = projectRule(
  'unused-text',
  'warning',
  ({ sources, merges, brands, usedTexts, report }) => {
    for (const { name, files } of sources.folders.values()) {
      const descendants = brands.filter(({ chain }) => chain.includes(name));
      if (descendants.length === 0) continue;
      const shown = new Set(descendants.flatMap(({ id }) => [...usedTexts.get(id)!]));
      const parent = merges.get(merges.get(name)?.chain.at(-2) ?? '')?.files.get('texts');
      for (const [key, { keyAt }] of entriesAt(files.get('texts'))) {
        // Another wording of a parent's text waits for the brand that shows it.
        if (!isTextKey(key) || nodeAt(parent, [key]) || shown.has(key)) continue;
        const near = nearestName(key, [...shown]);
        const help = near ? 'unused-text.did-you-mean' : 'delete';
        report(keyAt, 'unused-text.nothing-shows-text', { key, near }, { help });
      }
    }
  },
);

const families = [...hostedFonts.keys()];

/** Fonts that devices have, and names for them. */
const ON_DEVICES =
  /^(?:system-ui|ui-.*|-apple-system|sans-serif|serif|Arial|Helvetica.*|Georgia|Verdana|Tahoma|Roboto|Segoe UI)$/i;

/** A font that pages could bring along is named as they know it. */
export const hostedFont = brandRule('hosted-font', 'warning', ({ theme, report }) => {
  const first = theme && firstFamily(theme.fontFamily);
  if (!theme || !first || hostedFonts.has(first)) return;
  const meant = nearestName(first, families);
  if (meant === undefined && ON_DEVICES.test(first)) return;
  const data = { first, font: first, families, meant };
  const details = meant === undefined ? {} : ({ help: 'did-you-mean-2' } as const);
  report(placeOf(theme, 'fontFamily'), 'hosted-font.pages-bring-along', data, details);
});

export const rules: readonly Rule[] = [
  textKey,
  markdown,
  textPrice,
  otherProduct,
  unusedText,
  hostedFont,
];
