import { itemsAt, textAt } from '../../brand/node.ts';
import type { Check } from '../check.ts';

/** A screen has at most one form: its button says what the screen is for. */
export const oneForm: Check = {
  rule: 'one-form',
  run({ merged }, report) {
    for (const [screen, node] of merged.screens) {
      const forms = itemsAt(node, 'blocks').filter((block) => textAt(block, 'block') === 'form');
      for (const second of forms.slice(1)) {
        report(
          second.at,
          `The screen '${screen}' has a form already: '${textAt(forms[0], 'id')}'.`,
          'Put the fields of both into one, or move this one to a screen of its own.',
        );
      }
    }
  },
};
