import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import type { Rule } from '../rule.ts';
import { nodeOf, valueOf, type Screen } from '../typed.ts';

/** A screen draws at most one form at a time: its button says what the screen is for. */
export const rule: Rule = {
  id: 'one-form',
  severity: 'error',
  checkScreen({ screen, template, report }) {
    const { blocks } = valueOf(screen) as Screen;
    const forms = blocks.filter(({ block }) => block === 'form');
    for (const [at, form] of forms.entries()) {
      const earlier = forms.slice(0, at).find(({ when }) => canHoldTogether(when, form.when));
      if (!earlier) continue;
      report({
        at: nodeOf(form).at,
        message: 'one-form.screen-form-already',
        data: { template, earlier: earlier.id },
      });
    }
  },
};
