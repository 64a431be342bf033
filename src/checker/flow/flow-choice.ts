import { itemsAt, textAt, type Node } from '../../brand/parse/node.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import type { Rule } from '../rule.ts';
import { flowsOf } from './flow-nodes.ts';
import { alsoAt } from '../wording.ts';
import { say } from '../language/sentence.ts';

/** No two flows are chosen by one route or voucher, of which only the first would be taken. */
export const rule: Rule = {
  id: 'flow-choice',
  severity: 'error',
  checkBrand({ merged, report }) {
    const taken = new Map<string, { flow: string; node: Node }>();
    for (const flow of flowsOf(merged)) {
      const id = textAt(flow, 'id') ?? '';
      for (const kind of ['route', 'voucher']) {
        for (const node of itemsAt(flow, 'choose', kind)) {
          const value = textAt(node) ?? '';
          const claim = `${kind} '${value}'`;
          const other = taken.get(claim);
          const general = kind === 'route' && FLOWS_OF_METHODS.includes(value) && value !== id;
          const before = general ? value : other && other.flow !== id ? other.flow : undefined;
          if (!other) taken.set(claim, { flow: id, node });
          if (before === undefined) continue;
          report({
            at: node.at,
            message: 'flow-choice.takes-flow-already',
            related: general || !other ? [] : [alsoAt(other.node.at, say('other-one-here'))],
            data: { claim, before, id },
          });
        }
      }
    }
  },
};
