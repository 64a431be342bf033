import { knownFacts } from '../../brand/compile/known-facts.ts';
import { ACTIONS } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { brandRule, formRule, type Rule } from '../rule.ts';
import { placeOf } from '../typed.ts';
import { canHold, gapOf, type Gap } from './schema/gap.ts';
import { optionOf } from './schema/look.ts';

/** The field under which the acceptance of the terms is kept; see src/checkout/actions/create-lead.ts. */
const BOX = 'terms';

const PROBLEMS: Readonly<Record<Gap, MessageId>> = {
  absent: 'consent.form-box-accept',
  conditional: 'consent.box-there-every',
  optional: 'consent.can-sent-without',
};

/** Consent is given by the buyer, before any form takes their data on a brand with terms. */
export const rules: readonly Rule[] = [
  formRule('consent', 'error', ({ form: { parts }, report }) => {
    for (const { schema, name: path, ui } of parts) {
      if (optionOf(ui, 'widget') !== 'consent' || schema.default !== true) continue;
      const at = placeOf(schema, 'default');
      report(at, 'consent.would-ticked-beforehand', { path });
    }
  }),
  brandRule('consent', 'error', ({ merged, forms, report }) => {
    const facts = knownFacts(merged.brand);
    if (!facts.isTermsAndPoliticsAvailable) return;
    for (const form of forms) {
      const { block, schema, parts } = form;
      const { takesBuyer, visit } = ACTIONS[block.action as ActionName];
      // The form of a lead makes a new lead, also for a buyer who is known already.
      const known = visit?.makes ? facts : { ...facts, hasLead: false };
      if (!takesBuyer || !canHold([block.when], known)) continue;
      const isBox = parts.some(
        ({ name, schema: { const: only }, ui }) =>
          name === BOX && only === true && optionOf(ui, 'widget') === 'consent',
      );
      const gap = gapOf(form, BOX, known) ?? (isBox ? undefined : 'optional');
      if (!gap) continue;
      const data = { problem: say(PROBLEMS[gap]), box: BOX };
      report(
        placeOf(schema.required ? schema : block, 'required'),
        'consent.buyer-gives-name',
        data,
      );
    }
  }),
];
