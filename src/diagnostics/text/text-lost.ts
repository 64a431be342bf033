import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { textExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { ownTexts } from './read-texts.ts';
import { alsoAt } from '../wording.ts';
import { specialsIn } from './text-placeholder.ts';

/** A text that replaces its parent's still says what is filled into it: a price, a link, a number. */
export const rule: Rule = {
  meta: {
    id: 'text-lost',
    severity: 'warning',
    description:
      "The parent's text says a price, a number or a link here, which this one leaves out.",
    howToFix: 'Put the placeholder where it shall stand.',
    example: textExample(
      'Li e aceito os termos.',
      'Aceito os {terms} e a {politics}.',
      'field.terms.label',
    ),
    pt: {
      "This text lacks {}, which its parent's has: buyers would not learn it.":
        'Falta neste texto {}, que o do pai tem: o comprador não saberia.',
      'Put {} where it shall stand.': 'Ponha {} no lugar certo.',
      '{} and {}': '{} e {}',
    },
  },

  checkBrand({ merged, parent, report }) {
    const texts = parent?.files.get('texts');
    for (const [key, node] of texts ? ownTexts(merged) : []) {
      const text = textAt(node) ?? '';
      const above = nodeAt(texts, [key]);
      const lost = specialsIn(textAt(above) ?? '').filter((one) => !text.includes(one));
      if (!above || above === node || text === '' || lost.length === 0) continue;
      report({
        at: node.at,
        message: `This text lacks ${lost.join(' and ')}, which its parent's has: buyers would not learn it.`,
        suggestion: `Put ${lost.join(' and ')} where it shall stand.`,
        related: [alsoAt(above.at, 'the parent says so here')],
        data: { lost },
      });
    }
  },
};
