import { knownFacts } from '../../brand/compile/known-facts.ts';
import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { simplify } from '../../flow/condition.ts';
import type { Report, Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** Every required field of a form in pages is on one of them, so that somebody can fill it in. */
export const rule: Rule = {
  id: 'page-coverage',
  severity: 'error',
  checkBrand({ merged, forms, report }) {
    for (const { block, schema } of forms) {
      const pages = nodeAt(block, ['pages']);
      if (!pages) continue;
      const shown = itemsAt(block, 'pages')
        .flatMap((page) => itemsAt(page, 'fields'))
        .map((field) => textAt(field));
      reportTwice(itemsAt(block, 'pages'), report);
      const left = itemsAt(schema, 'required').flatMap((item) => {
        const name = textAt(item) ?? '';
        const field = nodeAt(schema, ['properties', name]);
        const isNever = field && simplify(whenOf(field), knownFacts(merged.brand)) === false;
        return !field || isNever || shown.includes(name) ? [] : [name];
      });
      if (left.length === 0) continue;
      report({
        at: pages.at,
        message: 'page-coverage.page-shows-form',
        data: { names: left, value: left.map((name) => `'${name}'`) },
      });
    }
  },
};

/** Fields of two pages that every buyer sees. */
function reportTwice(pages: readonly Node[], report: Report): void {
  const seen = new Set<string>();
  const fields = pages
    .filter((page) => !nodeAt(page, ['when']))
    .flatMap((page) => itemsAt(page, 'fields'));
  for (const field of fields) {
    const name = textAt(field) ?? '';
    const message = say('page-coverage.field-stands-on', { name });
    if (seen.has(name))
      report({
        at: field.at,
        message,
        suggestion: say('page-coverage.keep-on-one'),
        data: { name },
      });
    seen.add(name);
  }
}
