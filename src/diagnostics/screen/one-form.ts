import { itemsAt, textAt } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import type { Rule } from '../rule.ts';
import { canHoldTogether } from '../../satisfiability/can-hold-together.ts';

/** A screen draws at most one form at a time: its button says what the screen is for. */
export const rule: Rule = {
  meta: {
    id: 'one-form',
    severity: 'error',
    description: 'A screen shows one form at a time, for its button says what the screen is for.',
    howToFix: 'Put the fields into one form, or give both conditions of which only one can hold.',
    pt: {
      "The screen '{}' has a form already: '{}'.": "A tela '{}' já tem um formulário: '{}'.",
      'Put the fields of both into one, move this one to a screen of its own, or give them conditions of which only one can hold.':
        'Junte os campos num só, leve este para outra tela, ou dê a eles condições que não valem juntas.',
    },
  },
  checkScreen({ screen, template, report }) {
    const forms = itemsAt(screen, 'blocks').filter((block) => textAt(block, 'block') === 'form');
    for (const [at, form] of forms.entries()) {
      const earlier = forms
        .slice(0, at)
        .find((other) => canHoldTogether(whenOf(other), whenOf(form)));
      if (!earlier) continue;
      report({
        at: form.at,
        message: `The screen '${template}' has a form already: '${textAt(earlier, 'id')}'.`,
        suggestion:
          'Put the fields of both into one, move this one to a screen of its own, or give them conditions of which only one can hold.',
        data: { template, earlier: textAt(earlier, 'id') },
      });
    }
  },
};
