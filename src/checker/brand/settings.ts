import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { nodesAt, scalarAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { BrandFile } from '../../contract/generated/brand.ts';
import { checkCnpj, formatCnpj } from '../../rules/cnpj/cnpj.ts';
import { isOwn, laterFirst } from '../age-of.ts';
import { shortened, type MessageId } from '../language/sentence.ts';
import { memoize } from '../memo.ts';
import { alsoAt, brandRule, type Rule } from '../rule.ts';
import { placeOf, valueOf, documentsOf } from '../typed.ts';

/** The language of a country's brands. */
export const LANGUAGE = { BR: 'pt-BR', MZ: 'pt-MZ' } as const;

/** A brand speaks the language of the country that it sells in. */
const area = brandRule('area', 'error', ({ merged, brand, report }) => {
  const { area: code, lang } = brand;
  const language = LANGUAGE[code];
  if (lang === language) return;
  const [at, other] = laterFirst(merged, placeOf(brand, 'area'), placeOf(brand, 'lang'));
  const related = [alsoAt(other, 'other-one-here')];
  report(at, 'area.brand-sells-area', { code, lang, language }, { related });
});

/** Somebody signs every page, under a number that exists (Decreto 7.962/2013, article 2). */
export const company = brandRule('company', 'warning', ({ brand, sources, report }) => {
  if (!brand.company) return report(placeOf(brand, 'key'), 'company.brand-does-say');
  const { document: number } = brand.company;
  if (brand.area !== 'BR' || checkCnpj(formatCnpj(number)) === undefined) return;
  const at = placeOf(brand.company, 'document');
  const owner = sources.folders.get(at.file.replace(/^brands\/|\/brand\.json$/g, ''));
  // An invented brand has a number of zeros, which the rule of placeholders reports.
  const isInvented = scalarAt(owner?.files.get('brand'), 'placeholder') === true;
  if (!isInvented || !/^[0./-]*$/.test(number)) report(at, 'company.cnpj-check-digits', { number });
});

/** Settings of brand.json that name an image of the brand's folder. */
const IMAGES =
  'logoFile logoDarkFile faviconFile loadingFile payment.productDsIcon multiProfile.cardThumbnailFile';

/** Every image that brand.json names is in the brand's folder or in one that it extends. */
export const imageFile = brandRule('image-file', 'error', ({ merged, parent, brand, report }) => {
  const { id, images } = merged;
  const reported = new Set<string>();
  for (const key of IMAGES.split(' ')) {
    const name = textAt(merged.brand, ...key.split('.'));
    if (name === undefined || images.has(name) || reported.has(name)) continue;
    reported.add(name);
    const at = placeOf(brand, ...key.split('.'));
    // A parent that is sold lacks the image too, and hears of it itself.
    if (!isOwn(merged, at) && parent && isSellable(parent.id)) continue;
    const details = isOwn(merged, at)
      ? suggestFix(name, [...images.keys()], 'list.images-that-exist')
      : {};
    const place = isOwn(merged, at) ? at : placeOf(brand);
    report(place, 'image-file.there-image', { name, key, id }, details);
  }
});

/** The addresses that a brand writes, by file. */
const ADDRESSES = [
  ['brand', 'faqLink'],
  ['brand', 'success.upsellOffer.upsellVIdeoPresentation'],
  ['brand', 'links.*.*'],
  ['sandbox', 'contract.url'],
  ['flows', 'flows.*.props.media.*'],
  ['flows', 'flows.*.steps.*.props.media.*'],
] as const;

/** Addresses that lead nowhere, with what is wrong about them. */
const WRONG: readonly [RegExp, MessageId][] = [
  [/^https:\/\/https?:?(?:[/?#]|$)/i, 'link-address.begins-twice'],
  [/^https:\/\/[^/?#]*@/, 'link-address.password'],
  [/^https:\/\/[^/?#]*\.(?::\d*)?(?:[/?#]|$)/, 'link-address.full-stop'],
  [
    /^https:\/\/(?:[^./?#]*(?:[/?#]|$)|localhost|127\.|10\.|192\.168\.)/,
    'link-address.unreachable',
  ],
  [/^https:\/\/(?![a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?#]|$))/i, 'link-address.no-host'],
  [/^https:\/\/[^/?#]*\.(?:json|html?|svg|png)(?:[/?#]|$)/i, 'link-address.file'],
];

/** Links have a host that anybody can reach, spelt once. */
const linkAddress = brandRule('link-address', 'error', ({ merged: { files }, report }) => {
  for (const node of ADDRESSES.flatMap(([file, path]) => nodesAt(files.get(file), path))) {
    const link = textAt(node) ?? '';
    const wrong = WRONG.find(([pattern]) => pattern.test(link));
    const name = link.split(/[/?#]/)[2]?.replace(/:\d*$/, '');
    const sign = /[^a-z0-9.-]/i.exec(name ?? '')?.[0] ?? '..';
    if (wrong) report(node.at, wrong[1], { link, name, sign });
  }
});

const TEST_HOST =
  /^https:\/\/(?:[^/]*[.-])?(?:test|teste|tst|homolog|homologacao|hml|dev|staging|stage|qa|sandbox)[.-]/i;

/** Buyers in production are not led to a platform for tests. */
const linkEnvironment = brandRule('link-environment', 'warning', ({ brand, report }) => {
  const { production } = brand.links;
  for (const [key, link] of Object.entries(production))
    if (TEST_HOST.test(link))
      report(placeOf(production, key), 'link-environment.production-looks-like', { key, link });
});

/** Values that still wait for the owner's. With one of them a brand is closed in production. */
export const placeholder = brandRule('placeholder', 'warning', ({ merged, sources, report }) => {
  const brands = merged.chain.map((name) => sources.folders.get(name)!.files.get('brand')!);
  const values = brands.map((brand) => valueOf(brand) as BrandFile);
  const invented = values.filter(({ placeholder: isInvented }) => isInvented === true);
  for (const one of invented)
    report(placeOf(one, 'placeholder'), 'placeholder.names-colours-links');
  const folderNames = invented.map((one) => placeOf(one).file.replace(/brand\.json$/, ''));
  const signs = values.flatMap(({ placeholders = [] }) => placeholders);
  for (const { at, text } of textsOf(merged)) {
    // A whole folder that is invented is reported already.
    const isReported = folderNames.some((name) => at.file.startsWith(name));
    if (isReported || !signs.some((sign) => text.includes(sign))) continue;
    report(at, 'placeholder.invented', { text, text2: shortened(text) });
  }
});

/** The sandbox's figures reach no real buyer, and a palette is judged by the mark of the whole brand. */
const UNSEEN = ['sandbox', 'theme'];
const MARKS = ['$schema', 'extends', 'placeholders'];

const textsOf = (merged: MergedBrand) =>
  documentsOf(merged).flatMap(({ schema, node }) => (UNSEEN.includes(schema) ? [] : textsIn(node)));

/** Every text within a file; brands share whole files, so that each is walked once. */
const textsIn = memoize((node: Node): { at: Node['at']; text: string }[] => {
  if (node.kind === 'scalar')
    return typeof node.value === 'string' ? [{ at: node.at, text: node.value }] : [];
  if (node.kind === 'array') return node.items.flatMap(textsIn);
  return [...node.entries].flatMap(([key, entry]) =>
    MARKS.includes(key) ? [] : textsIn(entry.node),
  );
});

export const rules: readonly Rule[] = [
  area,
  company,
  imageFile,
  linkAddress,
  linkEnvironment,
  placeholder,
];
