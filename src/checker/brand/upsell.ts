import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import type { Report, Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';

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
  reportUnknown(namesIn(named), known, 'Products', report, (code) => ({
    message: `The upsell is the product '${code}', but no brand has this code, nor has sandbox.json ("products").`,
    data: { code },
  }));
  for (const flow of flowsOf(merged)) {
    const sold = nodeAt(flow, ['props', 'upsell', 'dsProductId']);
    reportUnknown(namesIn(sold), ids, 'Ids', report, (id) => ({
      message: `No brand has the dsProductId '${id}', so there is nothing to offer.`,
      data: { id },
    }));
    const id = textAt(sold);
    if (sold && id !== undefined && id === textAt(merged.brand, 'dsProductId')) {
      const message = 'The upsell of this flow is the very product that was just bought.';
      const suggestion = 'Name the dsProductId of another brand.';
      report({ at: sold.at, message, suggestion, data: { isOwn: true } });
    }
    const page = stepsOf(flow).find((step) => isUpsellPage(textAt(step, 'templateId') ?? ''));
    if (page && !sold && !named) {
      report({
        at: nodeAt(page, ['templateId'])!.at,
        message: `The flow '${textAt(flow, 'id')}' has a page for an upsell, but nothing says what it sells.`,
        suggestion:
          'Say it with "upsellProductName" in brand.json, or with "props": { "upsell": { "dsProductId": "…" } } of the flow.',
        data: { flow: textAt(flow, 'id') },
      });
    }
  }
}
