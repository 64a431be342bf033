import { itemsAt, textAt } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import type { Check } from '../rule.ts';
import { canHoldTogether } from './can-hold-together.ts';

/** A screen draws at most one form at a time: its button says what the screen is for. */
export const oneForm: Check = {
  rule: 'one-form',
  run({ merged }, report) {
    for (const [screen, node] of merged.screens) {
      const forms = itemsAt(node, 'blocks').filter((block) => textAt(block, 'block') === 'form');
      for (const [at, form] of forms.entries()) {
        const earlier = forms
          .slice(0, at)
          .find((other) => canHoldTogether(whenOf(other), whenOf(form)));
        if (!earlier) continue;
        report(
          form.at,
          `The screen '${screen}' has a form already: '${textAt(earlier, 'id')}'.`,
          'Put the fields of both into one, move this one to a screen of its own, or give them conditions of which only one can hold.',
        );
      }
    }
  },
};
