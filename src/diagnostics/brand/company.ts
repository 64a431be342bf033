import { nearestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, scalarAt, textAt } from '../../brand/parse/node.ts';
import { checkCnpj, formatCnpj } from '../../rules/cnpj/cnpj.ts';
import type { Rule } from '../rule.ts';
import { keysAt } from '../unknown-names.ts';

const COMPANY = {
  name: 'Alfa Educação Ltda.',
  document: '11.222.333/0001-81',
  address: 'Rua do Porto, 100, São Paulo, SP, 01000-000',
};

/** Somebody signs every page, under a number that exists (Decreto 7.962/2013, article 2). */
export const rule: Rule = {
  meta: {
    id: 'company',
    severity: 'warning',
    description:
      'The footer of every screen says who sells. Buyers trust no page that nobody signs, and in Brazil the law asks for name, number and address.',
    howToFix: 'Give "company" in brand.json its registered name, number and address.',
    example: {
      file: 'brand.json',
      wrong: { company: { ...COMPANY, document: '11.222.333/0001-80' } },
      right: { company: COMPANY },
    },
    pt: {
      'The brand does not say which company sells.': 'A marca não diz que empresa vende.',
      'Add "company" with its name, document and address.':
        'Acrescente "company" com nome, documento e endereço.',
      "'{}' is not a CNPJ: its check digits are wrong.":
        "'{}' não é um CNPJ: os dígitos verificadores estão errados.",
      "Copy the number from the company's registration.": 'Copie o número do cadastro da empresa.',
    },
  },

  checkBrand({ merged: { brand }, sources, report }) {
    const company = nodeAt(brand, ['company']);
    if (!company) {
      // Under a misspelt key it is reported there.
      if (keysAt(brand).some(({ name }) => nearestName(name, ['company']))) return;
      report({
        at: (nodeAt(brand, ['key']) ?? brand).at,
        message: 'The brand does not say which company sells.',
        suggestion: 'Add "company" with its name, document and address.',
        subject: 'company',
      });
      return;
    }
    const document = nodeAt(company, ['document']);
    const number = textAt(document) ?? '';
    if (!document || textAt(brand, 'area') !== 'BR') return;
    // An invented brand has an invented number, which the rule of placeholders reports.
    const [, folder = ''] = document.at.file.split('brands/');
    const owner = sources.folders.get(folder.replace(/\/brand\.json$/, ''));
    if (scalarAt(owner?.files.get('brand'), 'placeholder') ?? false) return;
    if (checkCnpj(formatCnpj(number)) === undefined) return;
    report({
      at: document.at,
      message: `'${number}' is not a CNPJ: its check digits are wrong.`,
      suggestion: "Copy the number from the company's registration.",
      data: { number },
    });
  },
};
