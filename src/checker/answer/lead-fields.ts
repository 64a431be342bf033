import { knownFacts } from '../../brand/compile/known-facts.ts';
import { simplify } from '../../flow/condition.ts';
import { gapOf } from '../form/schema/gap.ts';
import type { Rule } from '../rule.ts';
import { placeOf } from '../typed.ts';
import { actionOf, answersOf } from './answers-of-form.ts';

const MESSAGES = {
  absent: 'lead-fields.not-asked',
  optional: 'lead-fields.not-required',
  conditional: 'lead-fields.form-takes-new',
} as const;

/** A form that takes a new buyer asks who that is, and where access is sent to. */
export const rule: Rule = {
  id: 'lead-fields',
  severity: 'error',
  checkForm({ form, merged, report }) {
    const { block, schema } = form;
    if (!actionOf(form).takesBuyer || simplify(block.when, { hasLead: false }) === false) return;
    for (const name of ['name', 'email', 'phone']) {
      const isPhone = name === 'phone';
      const gap = gapOf(form, name, { ...knownFacts(merged.brand), hasLead: false });
      if (!gap || (isPhone && answersOf(form).has(name))) continue;
      report({
        at:
          gap === 'conditional'
            ? placeOf(schema, 'properties', name, 'when')
            : placeOf(block, 'schema', gap === 'optional' ? 'required' : 'properties'),
        message: MESSAGES[gap],
        severity: isPhone ? 'warning' : 'error',
        data: { name },
      });
    }
  },
};
