import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { nodesAt, scalarAt, textAt } from '../../brand/parse/node.ts';
import { applyMask } from '../../rules/mask.ts';
import { checkCnpj, cnpjMask } from '../../rules/tax-id/tax-id.ts';
import type { MessageId } from '../language/sentence.ts';
import { alsoAt, brandRule, type Rule } from '../rule.ts';
import { isOwn, laterFirst, placeOf } from '../typed.ts';

export const LANGUAGE = { BR: 'pt-BR', MZ: 'pt-MZ' } as const;

const IMAGES =
  'logoFile logoDarkFile faviconFile loadingFile payment.productDsIcon multiProfile.cardThumbnailFile';

const ADDRESSES = [
  ['brand', 'faqLink'],
  ['brand', 'success.upsellOffer.upsellVIdeoPresentation'],
  ['brand', 'links.*.*'],
  ['sandbox', 'contract.url'],
  ['flows', 'flows.*.props.media.*'],
  ['flows', 'flows.*.steps.*.props.media.*'],
] as const;

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

const TEST_HOST =
  /^https:\/\/(?:[^/]*[.-])?(?:test|teste|tst|homolog|homologacao|hml|dev|staging|stage|qa|sandbox)[.-]/i;

export const rules: readonly Rule[] = [
  brandRule('area', 'error', ({ merged, brand, report }) => {
    const { area: code, lang } = brand;
    const language = LANGUAGE[code];
    if (lang === language) return;
    const [at, other] = laterFirst(merged, placeOf(brand, 'area'), placeOf(brand, 'lang'));
    const related = [alsoAt(other!, 'other-one-here')];
    report(at!, 'area.brand-sells-area', { code, lang, language }, { related });
  }),
  // Somebody signs every page, under a number that exists (Decreto 7.962/2013, article 2).
  brandRule('company', 'warning', ({ brand, sources, report }) => {
    if (!brand.company) return report([brand, 'key'], 'company.brand-does-say');
    const { document: number } = brand.company;
    if (brand.area !== 'BR' || checkCnpj(applyMask(cnpjMask, number)) === undefined) return;
    const at = placeOf(brand.company, 'document');
    const owner = sources.folders.get(at.file.replace(/^brands\/|\/brand\.json$/g, ''));
    // An invented brand has a number of zeros, which the rule of placeholders reports.
    const isInvented = scalarAt(owner?.files.get('brand'), 'placeholder') === true;
    if (!isInvented || !/^[0./-]*$/.test(number))
      report(at, 'company.cnpj-check-digits', { number });
  }),
  brandRule('image-file', 'error', ({ merged, parent, brand, report }) => {
    const { id, images } = merged;
    const reported = new Set<string>();
    for (const key of IMAGES.split(' ')) {
      const name = textAt(merged.brand, ...key.split('.'));
      if (name === undefined || images.has(name) || reported.has(name)) continue;
      reported.add(name);
      const at = placeOf(brand, ...key.split('.'));
      const data = { name, key, id };
      if (isOwn(merged, at)) {
        const hint = suggestFix(name, [...images.keys()], 'list.images-that-exist');
        report(at, 'image-file.there-image', data, hint);
        // A parent that is sold lacks the image too, and hears of it itself.
      } else if (!parent || !isSellable(parent.id)) report([brand], 'image-file.there-image', data);
    }
  }),
  brandRule('link-address', 'error', ({ merged: { files }, report }) => {
    for (const node of ADDRESSES.flatMap(([file, path]) => nodesAt(files.get(file), path))) {
      const link = textAt(node) ?? '';
      const wrong = WRONG.find(([pattern]) => pattern.test(link));
      const name = link.split(/[/?#]/)[2]?.replace(/:\d*$/, '');
      const sign = /[^a-z0-9.-]/i.exec(name ?? '')?.[0] ?? '..';
      if (wrong) report(node.at, wrong[1], { link, name, sign });
    }
  }),
  brandRule('link-environment', 'warning', ({ brand: { links }, report }) => {
    for (const [key, link] of Object.entries(links.production))
      if (TEST_HOST.test(link))
        report([links.production, key], 'link-environment.production-looks-like', { key, link });
  }),
];
