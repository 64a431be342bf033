import { ACTIONS } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { isOwnTemplate } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';

/** A screen of a brand's own tells and asks; what moves money belongs on the screens that are made for it. */
export const rule: Rule = {
  id: 'own-screen',
  severity: 'error',
  phase: 'names',
  checkScreen({ screen, template, report }) {
    if (!isOwnTemplate(template)) return;
    for (const block of itemsAt(screen, 'blocks')) {
      const name = textAt(block, 'action');
      if (name === undefined || !ACTIONS[name as ActionName]?.movesMoney) continue;
      report({
        at: nodeAt(block, ['action'])!.at,
        message: 'own-screen.pays-screen-brand',
        data: { action: name, template },
      });
    }
  },
};
