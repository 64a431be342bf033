import { scalarAt } from '../../brand/parse/node.ts';
import { checkCnpj, formatCnpj } from '../../rules/cnpj/cnpj.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';

/** Somebody signs every page, under a number that exists (Decreto 7.962/2013, article 2). */
export const rule: Rule = {
  id: 'company',
  severity: 'warning',
  checkBrand({ merged, sources: { folders }, report }) {
    const { brand } = valuesOf(merged);
    const { area, company } = brand;
    if (!company) {
      const at = placeOf(brand, 'key');
      return report({ at, message: 'company.brand-does-say' });
    }
    const number = company.document;
    if (area !== 'BR' || checkCnpj(formatCnpj(number)) === undefined) return;
    const at = placeOf(company, 'document');
    const owner = folders.get(at.file.replace(/^brands\/|\/brand\.json$/g, ''));
    // An invented brand has a number of zeros, which the rule of placeholders reports.
    const isInvented = scalarAt(owner?.files.get('brand'), 'placeholder') === true;
    if (isInvented && /^[0./-]*$/.test(number)) return;
    report({ at, message: 'company.cnpj-check-digits', data: { number } });
  },
};
