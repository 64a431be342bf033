import { nodeAt, scalarAt, textAt } from '../../brand/parse/node.ts';
import { checkCnpj, formatCnpj } from '../../rules/cnpj/cnpj.ts';
import type { Rule } from '../rule.ts';

/** Somebody signs every page, under a number that exists (Decreto 7.962/2013, article 2). */
export const rule: Rule = {
  id: 'company',
  severity: 'warning',
  checkBrand({ merged: { brand }, sources, report }) {
    const company = nodeAt(brand, ['company']);
    if (!company) {
      report({
        at: (nodeAt(brand, ['key']) ?? brand).at,
        message: 'company.brand-does-say',
        subject: 'company',
      });
      return;
    }
    const document = nodeAt(company, ['document']);
    const number = textAt(document) ?? '';
    if (!document || textAt(brand, 'area') !== 'BR') return;
    // An invented brand has a number of zeros, which the rule of placeholders reports.
    const [, folder = ''] = document.at.file.split('brands/');
    const owner = sources.folders.get(folder.replace(/\/brand\.json$/, ''));
    const isInvented = scalarAt(owner?.files.get('brand'), 'placeholder') ?? false;
    if (isInvented && /^[0./-]*$/.test(number)) return;
    if (checkCnpj(formatCnpj(number)) === undefined) return;
    report({ at: document.at, message: 'company.cnpj-check-digits', data: { number } });
  },
};
