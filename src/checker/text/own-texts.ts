import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { richText, RichTextError } from '../../brand/compile/rich-text.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { joinedBy } from '../language/sentence.ts';
import { brandRule, projectRule, type Rule } from '../rule.ts';
import { valuesOf, type BrandValues } from '../typed.ts';
import { ownTexts, readNames, readTexts } from './read-texts.ts';
import { specialsIn } from './text-placeholder.ts';

/** The compiler reports a key that texts.json does not have; here, a key where buyers read the value itself. */
const textKey = brandRule('text-key', 'error', ({ merged, report }) => {
  const { texts } = valuesOf(merged);
  for (const { at, text } of readNames(merged))
    if (Object.hasOwn(texts, text)) report(at, 'text-key.buyers-read-value', { text });
});

/** A text in Markdown holds only what can be drawn. */
const markdown = brandRule('rich-text', 'error', ({ merged, report }) => {
  for (const { at, text } of readTexts(merged).filter(({ isRich }) => isRich))
    try {
      richText(text);
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      report(at, error.problem, { problem: error.problem });
    }
});

/** A text that replaces its parent's still says what is filled into it: a price, a link, a number. */
const textLost = brandRule('text-lost', 'warning', ({ merged, parent, report }) => {
  for (const { at, text, key } of ownTexts(merged)) {
    const above = textAt(parent?.files.get('texts'), key) ?? '';
    const lost = specialsIn(above).filter((one) => !text.includes(one));
    if (text !== '' && lost.length > 0)
      report(at, 'text-lost.text-lacks-parent', { lost: joinedBy('and', lost) });
  }
});

const PRICE = /(?:R\$|(?<!\p{L})MT)\s*(\d[\d.]*(?:,\d{2})?)/giu;

/** A price within a text is one of the brand's. */
export const textPrice = brandRule('text-price', 'warning', ({ merged, report }) => {
  const known = pricesOf(valuesOf(merged));
  const value = [...new Set(known)].map((one) => one.toFixed(2));
  for (const { at, text, key } of known.length > 0 ? ownTexts(merged) : []) {
    for (const [said, digits] of text.matchAll(PRICE)) {
      const price = Number(digits!.replaceAll('.', '').replace(',', '.'));
      if (known.some((one) => Math.abs(one - price) < 0.01)) continue;
      report(at, 'text-price.text-says-price', { key, said, value });
    }
  }
});

/** Every price that buyers pay or read, in major units: of the product, its instalments, offers and plans. */
function pricesOf({ brand: { product, offers = [] }, sandbox }: BrandValues): number[] {
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

export const rules: readonly Rule[] = [
  textKey,
  markdown,
  textLost,
  textPrice,
  otherProduct,
  unusedText,
];
