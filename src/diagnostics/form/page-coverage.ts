import { knownFacts } from '../../brand/compile/known-facts.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { simplify } from '../../flow/condition.ts';
import type { Rule } from '../rule.ts';

/** Every required field of a form in pages is on one of them, so that somebody can fill it in. */
export const rule: Rule = {
  meta: {
    id: 'page-coverage',
    severity: 'error',
    description:
      "A field is required, but stands on none of the form's pages: nobody could fill it in.",
    howToFix: 'Name it in the "fields" of a page.',
    pt: {
      "The field '{}' is required, but stands on no page.":
        "O campo '{}' é obrigatório, mas não está em nenhuma página.",
      'Name it in the "fields" of one page, or take it out of "required".':
        'Ponha-o em "fields" de uma página, ou tire-o de "required".',
    },
  },
  checkBrand({ merged, forms, report }) {
    for (const { block, schema, hasSlip } of forms) {
      const pages = nodeAt(block, ['pages']);
      if (!pages) continue;
      const shown = itemsAt(block, 'pages')
        .flatMap((page) => itemsAt(page, 'fields'))
        .map((field) => textAt(field));
      const isSlip = shown.some((name) => !nodeAt(schema, ['properties', name ?? '']));
      // A page that names a field wrongly leaves one out; the slip is reported, not what follows.
      const isEmpty = itemsAt(block, 'pages').some((page) => itemsAt(page, 'fields').length === 0);
      if (isSlip || isEmpty || hasSlip) continue;
      for (const item of itemsAt(schema, 'required')) {
        const name = textAt(item) ?? '';
        const field = nodeAt(schema, ['properties', name]);
        const isNever = field && simplify(whenOf(field), knownFacts(merged.brand)) === false;
        if (!field || isNever || shown.includes(name)) continue;
        report({
          at: pages.at,
          message: `The field '${name}' is required, but stands on no page.`,
          suggestion: 'Name it in the "fields" of one page, or take it out of "required".',
          data: { name },
        });
      }
    }
  },
};
