import { firstFamily } from '../../brand/compile/compile-brand.ts';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { RichTextError, richText } from '../../brand/compile/rich-text.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { memoize } from '../../brand/memo.ts';
import { nearestName, suggestFix } from '../../brand/parse/nearest-name.ts';
import { entriesAt, nodeAt, nodesAt, textAt, type Place } from '../../brand/parse/node.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import { joinedBy, say, type MessageId, type SentenceData } from '../language/sentence.ts';
import { keysAt } from '../names.ts';
import { brandRule, projectRule, type Rule, type Suggestion } from '../rule.ts';
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
function pricesOf({ brand, sandbox }: BrandValues): number[] {
  const { product, offers = [] } = brand;
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

/** A mistake, its message, and the texts that alone can make it: those without Markdown, or a language's own. */
type Mistake = readonly [find: RegExp, message: MessageId, only?: 'plain' | 'pt-MZ'];

const MISTAKES: readonly Mistake[] = [
  [/^\s*$/u, 'text-empty.empty'],
  [/^[^\p{L}\p{N}\p{Extended_Pictographic}]*$/u, 'text-empty.text-word-buyers'],
  [/[\u202A-\u202E\u2066-\u2069\u200E\u200F]/u, 'text-sign.sign-turns-direction'],
  [
    // A joiner between two emoji is one sign with them.
    /[\u200B\u200C\u2060\uFEFF\u00AD]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?![\n\r\t])\p{Cc}|\p{Cs}/u,
    'text-sign.invisible-sign-stands',
  ],
  [/\\[nrt]/, 'text-sign.buyers-would-read'],
  [/Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€/u, 'text-sign.shows-encoding-garbled'],
  [/<\/?[a-z][^>]*>?|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);/i, 'text-markup.texts-plain-but'],
  [
    /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)|^#{1,6} |(?:java|vb)script:/i,
    'text-markup.texts-plain-but',
    'plain',
  ],
  [
    /R\$|(?<!\p{L})(?:reais|Código de Defesa do Consumidor|CDC|Procon|LGPD|Decreto 7\.962\/2013)(?!\p{L})/u,
    'mozambican.money-law-brazil',
    'pt-MZ',
  ],
  [
    // 'todo' in small letters, or before another word in capitals, is Portuguese for 'all'.
    /\b(?:[Ll]orem [Ii]psum|[xX]{3,}|asdf|texto aqui|mudar depois)\b|^TODO\b(?!\s[A-ZÀ-Ý])|\bTODO:|\b(?:FIXME|TBD)\b/,
    'text-draft.looks-like-draft',
  ],
  [/^\s|\s$/u, 'text-draft.blanks-stand-before'],
];

/** A sign that cannot be seen is printed as its code point. */
const printed = (found: string): string =>
  found.length === 1
    ? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : found;

/** Placeholders that are filled in any text. */
const EVERYWHERE = ['{productName}', '{businessName}', '{upsellName}'];
/** Placeholders that are filled in some texts only. */
const SOMEWHERE =
  'sellerName what id n name reason total value terms politics phone points seconds date voucher price standard company companies time'
    .split(' ')
    .map((name) => `{${name}}`);
const KNOWN = [...EVERYWHERE, ...SOMEWHERE];
/** Placeholders as other programs write them, and a choice by number, as ICU writes it. */
const FOREIGN =
  /\{\{[^{}]*\}\}|\$\{[^{}]*\}|%[sd]\b|<%[^%]*%>|[[%$:]\w+[a-z][A-Z]\w*[\]%]?|\{\s*\w+\s*,\s*(?:plural|select)\b[^]*\}/;
const PLACEHOLDER = /\{[^{}]*\}/g;

/** The first problem of a text: its message, data and hint; `above` is the text that it replaces. */
function problemIn(
  { text, key }: ReadText,
  above: string,
): [MessageId, SentenceData, Suggestion?] | undefined {
  const [foreign] = FOREIGN.exec(text) ?? [];
  const nothing = 'text-placeholder.nothing-fills';
  if (foreign !== undefined) return [nothing, { placeholder: foreign }, nearTo(foreign, text)];
  const [open] = /[{}]/.exec(text.replaceAll(PLACEHOLDER, '')) ?? [];
  if (open !== undefined)
    return [`text-placeholder.never-${open === '{' ? 'closed' : 'opened'}`, { open }];
  for (const [placeholder] of text.matchAll(PLACEHOLDER)) {
    // Nothing is filled in the names of brand.json.
    if (key === undefined)
      return [nothing, { placeholder }, { suggestion: say('text-placeholder.write-name-itself') }];
    if (!KNOWN.includes(placeholder)) return [nothing, { placeholder }, nearTo(placeholder, text)];
    if (!EVERYWHERE.includes(placeholder) && specialsIn(above).length === 0)
      return ['text-placeholder.nothing-fills-here', { placeholder, names: EVERYWHERE }];
  }
  return undefined;
}

/** The placeholder that was meant. The place of a finding is the whole text, which the fix rewrites. */
function nearTo(written: string, text: string): Suggestion {
  const name = `{${/\w+/.exec(written)?.[0] ?? ''}}`;
  const typed = KNOWN.includes(name) ? name : written.replaceAll(' ', '');
  const hint = suggestFix(typed, KNOWN, 'list.placeholders');
  if (hint.fix?.kind !== 'rename') return hint;
  return {
    ...hint,
    fix: { ...hint.fix, from: text, to: text.replaceAll(written, String(hint.fix.to)) },
  };
}

const specialsIn = (text: string): string[] => SOMEWHERE.filter((one) => text.includes(one));

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
    const { merged, report } = context;
    const known = pricesOf(context);
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
  brandRule('text-markup', 'error', ({ merged, brand: { lang }, report }) => {
    for (const { at, text, isRich } of readTexts(merged)) {
      const isMeant = (only: Mistake[2]) =>
        only === undefined || (only === 'plain' ? !isRich : only === lang && isOwn(merged, at));
      const mistake = MISTAKES.find(([find, , only]) => find.test(text) && isMeant(only));
      if (!mistake) continue;
      const [find, message] = mistake;
      const severity = message.startsWith('text-draft.') ? 'warning' : 'error';
      const found = printed(find.exec(text)![0]);
      report(at, message, { found }, { severity });
    }
  }),
  brandRule('text-placeholder', 'error', ({ merged, parent, report }) => {
    const texts = parent?.files.get('texts');
    for (const one of readTexts(merged)) {
      if (!/[{}%[$:]/.test(one.text)) continue;
      const above = one.key && textAt(texts, one.key);
      const [message, data, hint] = problemIn(one, above ?? one.text) ?? [];
      if (message) report(one.at, message, data, hint);
    }
  }),
  brandRule('text-lost', 'warning', ({ merged, parent, report }) => {
    for (const { at, text, key } of ownTexts(merged)) {
      const above = textAt(parent?.files.get('texts'), key) ?? '';
      const lost = specialsIn(above).filter((one) => !text.includes(one));
      if (text !== '' && lost.length > 0)
        report(at, 'text-lost.text-lacks-parent', { lost: joinedBy('and', lost) });
    }
  }),
];
