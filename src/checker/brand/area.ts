import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, itemsAt, nodeAt, scalarAt, textAt, type Node } from '../../brand/parse/node.ts';
import {
  PAYMENT_METHODS,
  type PaymentMethodDescriptor,
  type PaymentMethodKind,
} from '../../contract/payment-methods.ts';
import { ownEntry } from '../../contract/is-object.ts';
import { younger } from '../age-of.ts';
import type { Report, Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import { say } from '../language/sentence.ts';

/** The language of a country's brands. */
export const LANGUAGE: Readonly<Record<string, string>> = { BR: 'pt-BR', MZ: 'pt-MZ' };

/** Companies whose cards are issued in some areas alone. */
const AREAS_OF_COMPANIES: Readonly<Record<string, readonly string[]>> = { hipercard: ['BR'] };

/** A brand has the language, the cards and the methods of the country it sells in. */
export const rule: Rule = {
  id: 'area',
  severity: 'error',
  checkBrand({ merged, report }) {
    const [country, language] = [nodeAt(merged.brand, ['area']), nodeAt(merged.brand, ['lang'])];
    const [code, lang] = [textAt(country) ?? '', textAt(language) ?? ''];
    if (!country || !Object.hasOwn(LANGUAGE, code)) return;
    if (language && Object.values(LANGUAGE).includes(lang) && LANGUAGE[code] !== lang) {
      const at = younger(merged, country, language);
      report({
        at: at.at,
        message: 'area.brand-sells-area',
        subject: 'area and lang',
        related: [alsoAt((at === country ? language : country).at, say('other-one-here'))],
        data: { code, lang, language: LANGUAGE[code] },
      });
      // Which of both is wrong decides about everything else.
      return;
    }
    checkCards(merged, country, report);
    checkMethods(merged, country, report);
  },
};

function checkCards(merged: MergedBrand, country: Node, report: Report): void {
  const code = textAt(country)!;
  const all = nodeAt(merged.brand, ['payment', 'cardCompanies']);
  for (const company of all?.kind === 'array' ? all.items : []) {
    const name = textAt(company) ?? '';
    if (ownEntry(AREAS_OF_COMPANIES, name)?.includes(code) ?? true) continue;
    const at = younger(merged, company, country);
    // A purchase works without them, so that a list that was inherited may wait.
    const severity = at === company ? 'error' : 'warning';
    const rest = itemsAt(merged.brand, 'payment', 'cardCompanies')
      .flatMap((one) => textAt(one) ?? [])
      .filter((one) => one !== name);
    report({
      at: at.at,
      severity,
      message: 'area.brand-sells-area-2',
      subject: 'area and cardCompanies',
      related: [alsoAt((at === country ? company : country).at, say('other-one-here'))],
      data: { code, name, rest: JSON.stringify(rest) },
    });
  }
}

function checkMethods(merged: MergedBrand, country: Node, report: Report): void {
  const code = textAt(country)!;
  for (const [name, { node }] of entriesAt(merged.brand, 'product', 'paymentMethods')) {
    const method: PaymentMethodDescriptor | undefined = PAYMENT_METHODS[name as PaymentMethodKind];
    const active = nodeAt(node, ['active']);
    if (scalarAt(active) !== true || (method?.areas?.includes(code) ?? true)) continue;
    const at = younger(merged, active!, country);
    report({
      at: at.at,
      message: 'area.brand-sells-area-3',
      subject: 'area and paymentMethods',
      data: { code, name },
    });
  }
}
