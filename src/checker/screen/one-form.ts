import { itemsAt, textAt } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import type { Rule } from '../rule.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';

/** A screen draws at most one form at a time: its button says what the screen is for. */
export const rule: Rule = {
  id: 'one-form',
  severity: 'error',
  checkScreen({ screen, template, report }) {
    const forms = itemsAt(screen, 'blocks').filter((block) => textAt(block, 'block') === 'form');
    for (const [at, form] of forms.entries()) {
      const earlier = forms
        .slice(0, at)
        .find((other) => canHoldTogether(whenOf(other), whenOf(form)));
      if (!earlier) continue;
      report({
        at: form.at,
        message: 'one-form.screen-form-already',
        data: { template, earlier: textAt(earlier, 'id') },
      });
    }
  },
};
