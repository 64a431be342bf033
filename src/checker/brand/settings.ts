import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { scalarAt, textAt } from '../../brand/parse/node.ts';
import { applyMask } from '../../rules/mask.ts';
import { checkCnpj, cnpjMask } from '../../rules/tax-id/tax-id.ts';
import { alsoAt, brandRule, type Rule } from '../rule.ts';
import { placeOf, isOwn, laterFirst } from '../typed.ts';

export const LANGUAGE = { BR: 'pt-BR', MZ: 'pt-MZ' } as const;

/** Somebody signs every page, under a number that exists (Decreto 7.962/2013, article 2). */
export const company = brandRule('company', 'warning', ({ brand, sources, report }) => {
  if (!brand.company) return report([brand, 'key'], 'company.brand-does-say');
  const { document: number } = brand.company;
  if (brand.area !== 'BR' || checkCnpj(applyMask(cnpjMask, number)) === undefined) return;
  const at = placeOf(brand.company, 'document');
  const owner = sources.folders.get(at.file.replace(/^brands\/|\/brand\.json$/g, ''));
  // An invented brand has a number of zeros, which the rule of placeholders reports.
  const isInvented = scalarAt(owner?.files.get('brand'), 'placeholder') === true;
  if (!isInvented || !/^[0./-]*$/.test(number)) report(at, 'company.cnpj-check-digits', { number });
});

const IMAGES =
  'logoFile logoDarkFile faviconFile loadingFile payment.productDsIcon multiProfile.cardThumbnailFile';

export const rules: readonly Rule[] = [
  brandRule('area', 'error', ({ merged, brand, report }) => {
    const { area: code, lang } = brand;
    const language = LANGUAGE[code];
    if (lang === language) return;
    const [at, other] = laterFirst(merged, placeOf(brand, 'area'), placeOf(brand, 'lang'));
    const related = [alsoAt(other!, 'other-one-here')];
    report(at!, 'area.brand-sells-area', { code, lang, language }, { related });
  }),
  company,
  // Every image that brand.json names is in the brand's folder or in one that it extends.
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
];
