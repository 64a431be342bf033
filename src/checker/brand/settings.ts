import { scalarAt } from '../../brand/parse/node.ts';
import { applyMask } from '../../rules/mask.ts';
import { checkCnpj, cnpjMask } from '../../rules/tax-id/tax-id.ts';
import { laterFirst } from '../age-of.ts';
import { alsoAt, brandRule, type Rule } from '../rule.ts';
import { placeOf } from '../typed.ts';

export const LANGUAGE = { BR: 'pt-BR', MZ: 'pt-MZ' } as const;

const area = brandRule('area', 'error', ({ merged, brand, report }) => {
  const { area: code, lang } = brand;
  const language = LANGUAGE[code];
  if (lang === language) return;
  const [at, other] = laterFirst(merged, placeOf(brand, 'area'), placeOf(brand, 'lang'));
  const related = [alsoAt(other!, 'other-one-here')];
  report(at!, 'area.brand-sells-area', { code, lang, language }, { related });
});

/** Somebody signs every page, under a number that exists (Decreto 7.962/2013, article 2). */
export const company = brandRule('company', 'warning', ({ brand, sources, report }) => {
  if (!brand.company) return report(placeOf(brand, 'key'), 'company.brand-does-say');
  const { document: number } = brand.company;
  if (brand.area !== 'BR' || checkCnpj(applyMask(cnpjMask, number)) === undefined) return;
  const at = placeOf(brand.company, 'document');
  const owner = sources.folders.get(at.file.replace(/^brands\/|\/brand\.json$/g, ''));
  // An invented brand has a number of zeros, which the rule of placeholders reports.
  const isInvented = scalarAt(owner?.files.get('brand'), 'placeholder') === true;
  if (!isInvented || !/^[0./-]*$/.test(number)) report(at, 'company.cnpj-check-digits', { number });
});

export const rules: readonly Rule[] = [area, company];
