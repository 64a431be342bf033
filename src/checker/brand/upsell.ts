import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import type { Report, Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { say } from '../language/sentence.ts';

/** An upsell sells a product that there is, and another one than was just bought. */
export const rule: Rule = {
  id: 'upsell',
  severity: 'error',
  checkProject({ merges, report }) {
    const brands = [...merges.values()].filter(({ id }) => isSellable(id));
    const codes = brands.flatMap(
      ({ brand }) => textAt(brand, 'productCode') ?? textAt(brand, 'key') ?? [],
    );
    const ids = brands.flatMap(({ brand }) => textAt(brand, 'dsProductId') ?? []);
    const known = { codes, ids: [...new Set(ids)] };
    for (const merged of brands) {
      const { id: folder } = merged;
      checkBrandUpsell(merged, known, (problem) => report({ folder, ...problem }));
    }
  },
};

interface Known {
  codes: readonly string[];
  ids: readonly string[];
}

function checkBrandUpsell(merged: MergedBrand, { codes, ids }: Known, report: Report): void {
  const named = nodeAt(merged.brand, ['upsellProductName']);
  const ofSandbox = entriesAt(merged.files.get('sandbox'), 'products').map(([name]) => name);
  const known = [...new Set([...ofSandbox, ...codes])];
  reportUnknown(namesIn(named), known, 'list.products', report, (code) => ({
    message: say('upsell.upsell-product-but', { code }),
    data: { code },
  }));
  for (const flow of flowsOf(merged)) {
    const sold = nodeAt(flow, ['props', 'upsell', 'dsProductId']);
    reportUnknown(namesIn(sold), ids, 'list.ids', report, (id) => ({
      message: say('upsell.brand-dsproductid-there', { id }),
      data: { id },
    }));
    const id = textAt(sold);
    if (sold && id !== undefined && id === textAt(merged.brand, 'dsProductId')) {
      const message = say('upsell.upsell-flow-very');
      const suggestion = say('upsell.name-dsproductid-another');
      report({ at: sold.at, message, suggestion, data: { isOwn: true } });
    }
    const page = stepsOf(flow).find((step) => isUpsellPage(textAt(step, 'templateId') ?? ''));
    if (page && !sold && !named) {
      report({
        at: nodeAt(page, ['templateId'])!.at,
        message: 'upsell.flow-page-upsell',
        data: { flow: textAt(flow, 'id') },
      });
    }
  }
}
