import { knownFacts } from '../../brand/compile/known-facts.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { simplify } from '../../flow/condition.ts';
import type { Rule } from '../rule.ts';
import { actionOf, answersOf } from './answers-of-form.ts';
import { isAlwaysAsked } from './payment-fields.ts';

/** A form that takes a new buyer asks who that is, and where access is sent to (D-181). */
export const rule: Rule = {
  id: 'lead-fields',
  severity: 'error',
  checkForm({ form, merged, report }) {
    const { block, schema, screen } = form;
    if (!actionOf(form)?.takesBuyer) return;
    if (simplify(whenOf(block), { hasLead: false }) === false) return;
    const names = answersOf(form).map(({ name }) => name);
    const required = itemsAt(schema, 'required').map((item) => textAt(item));
    const newBuyer = { ...knownFacts(merged.brand), hasLead: false };
    for (const name of ['name', 'email', 'phone']) {
      const isAsked = names.includes(name);
      const isOptional = isAsked && name !== 'phone' && !required.includes(name);
      const when = nodeAt(schema, ['properties', name, 'when']);
      if (isAsked && !isOptional && name !== 'phone' && when) {
        if (isAlwaysAsked(form, name, newBuyer)) continue;
        report({
          at: when.at,
          message: 'lead-fields.form-takes-new',
          subject: `screens/${screen} ${textAt(block, 'id')} ${name}`,
          data: { name },
        });
      }
      if (isAsked && !isOptional) continue;
      const severity = name === 'phone' ? 'warning' : 'error';
      report({
        at: (nodeAt(block, ['schema', isOptional ? 'required' : 'properties']) ?? block).at,
        message: isOptional ? 'lead-fields.not-required' : 'lead-fields.not-asked',
        subject: `screens/${screen} ${textAt(block, 'id')} ${name}`,
        severity,
        data: { name, isOptional },
      });
    }
  },
};
