import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { takesPayment } from '../../flow/sold-at.ts';
import type { Rule } from '../rule.ts';
import { flowsOf, stepsOf, transitionsOf } from './flow-nodes.ts';

/** Every flow sells something: one of its steps takes a payment. */
export const rule: Rule = {
  id: 'flow-sale',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const flow of flowsOf(merged)) {
      const ids = stepsOf(flow).map((step) => textAt(step, 'id'));
      const ways = stepsOf(flow).flatMap(transitionsOf);
      // A step that is led to but not there may be the one that takes the payment.
      if (!ways.every((way) => ids.includes(textAt(way)))) continue;
      const templates = stepsOf(flow).map((step) => textAt(step, 'templateId') ?? '');
      // A template without a screen may be misspelt, and the one that takes the payment.
      if (templates.length === 0 || !templates.every((one) => merged.screens.has(one))) continue;
      // Of two steps with one template, one was to have another.
      const isDoubled = new Set(templates).size < templates.length;
      if (isDoubled || templates.some(takesPayment)) continue;
      const id = textAt(flow, 'id') ?? '';
      report({
        at: (nodeAt(flow, ['id']) ?? flow).at,
        message: 'flow-sale.step-flow-takes',
        subject: `flow ${id}`,
        data: { flow: id },
      });
    }
  },
};
