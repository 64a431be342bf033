import { knownFacts } from '../../brand/compile/known-facts.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { simplify } from '../../flow/condition.ts';
import type { Check } from '../rule.ts';

/** Every required field of a form in pages is on one of them, so that somebody can fill it in. */
export const pageCoverage: Check = {
  rule: 'page-coverage',
  run({ merged, forms }, report) {
    for (const { block, schema, hasSlip } of forms) {
      const pages = nodeAt(block, ['pages']);
      if (!pages) continue;
      const shown = itemsAt(block, 'pages')
        .flatMap((page) => itemsAt(page, 'fields'))
        .map((field) => textAt(field));
      const isSlip = shown.some((name) => !nodeAt(schema, ['properties', name ?? '']));
      // A page that names a field wrongly leaves one out; the slip is told, not what follows.
      const isEmpty = itemsAt(block, 'pages').some((page) => itemsAt(page, 'fields').length === 0);
      if (isSlip || isEmpty || hasSlip) continue;
      for (const item of itemsAt(schema, 'required')) {
        const name = textAt(item) ?? '';
        const field = nodeAt(schema, ['properties', name]);
        const isNever = field && simplify(whenOf(field), knownFacts(merged.brand)) === false;
        if (!field || isNever || shown.includes(name)) continue;
        report(
          pages.at,
          `The field '${name}' is required, but stands on no page.`,
          'Name it in the "fields" of one page, or take it out of "required".',
        );
      }
    }
  },
};
