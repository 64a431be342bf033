import { ACTIONS } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { isOwnTemplate } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';

/** A screen of a brand's own tells and asks; what moves money belongs on the screens that are made for it. */
export const rule: Rule = {
  meta: {
    id: 'own-screen',
    severity: 'error',
    description:
      'A screen of the brand (x/…) has a form that pays. Only the screens of the specification know what follows a payment, and no tag manager may run beside a card.',
    howToFix: 'Use the action "goNext", and sell on payment, pix or another screen that pays.',
    example: {
      file: 'screens/x/quiz.json',
      wrong: { blocks: [{ id: 'form', block: 'form', action: 'pay', submit: 'payment.submit' }] },
      right: { blocks: [{ id: 'go', block: 'next', text: 'presentation.next' }] },
    },
    pt: {
      "'{}' pays, and a screen of the brand ({}) is not made for that.":
        "'{}' paga, e uma tela da marca ({}) não é feita para isso.",
      'Write "goNext", and sell on a screen that pays.':
        'Escreva "goNext", e venda numa tela que paga.',
    },
  },
  checkScreen({ screen, template, report }) {
    if (!isOwnTemplate(template)) return;
    for (const block of itemsAt(screen, 'blocks')) {
      const name = textAt(block, 'action');
      if (name === undefined || !ACTIONS[name as ActionName]?.movesMoney) continue;
      report({
        at: nodeAt(block, ['action'])!.at,
        message: `'${name}' pays, and a screen of the brand (${template}) is not made for that.`,
        suggestion: 'Write "goNext", and sell on a screen that pays.',
        data: { action: name },
      });
    }
  },
};
