import { knownFacts } from '../../brand/compile/known-facts.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { itemsAt, nodeAt, scalarAt, textAt, toValue } from '../../brand/parse/node.ts';
import { ACTIONS } from '../../contract/actions.ts';
import type { Facts } from '../../contract/facts.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import type { When } from '../../contract/generated/when.ts';
import { simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import type { Rule } from '../rule.ts';
import type { Form, FormPart } from './schema/forms.ts';
import { uiOption } from './schema/ui-schemas.ts';
import { say, type Sentence } from '../language/sentence.ts';

/** The field under which the acceptance of the terms is kept; see src/checkout/session/consent.ts. */
const BOX = 'terms';

/** Consent is given by the buyer (D-97), before any form takes their data on a brand with terms (RULE-52, D-175). */
export const rule: Rule = {
  id: 'consent',
  severity: 'error',
  checkForm({ form: { parts }, report }) {
    for (const { node, name, ui } of parts) {
      const given = nodeAt(node, ['default']);
      const isConsent = textAt(uiOption(ui, 'widget')) === 'consent';
      if (!isConsent || !given || toValue(given) !== true) continue;
      report({ at: given.at, message: 'consent.would-ticked-beforehand', data: { path: name } });
    }
  },
  checkBrand({ merged: { brand }, forms, report }) {
    const known = knownFacts(brand);
    if (!known.isTermsAndPoliticsAvailable) return;
    for (const form of forms) {
      const problem = problemOf(form, known);
      if (!problem) continue;
      report({
        at: (nodeAt(form.schema, ['required']) ?? form.block).at,
        message: 'consent.buyer-gives-name',
        subject: `screens/${form.screen} ${textAt(form.block, 'id')} ${BOX}`,
        data: { problem, box: BOX },
      });
    }
  },
};

/** The reason why a buyer could send the form without having accepted the terms. */
function problemOf(form: Form, known: Partial<Facts>): Sentence | undefined {
  const action = ACTIONS[textAt(form.block, 'action') as ActionName];
  if (!action?.takesBuyer) return undefined;
  // The form of a lead makes a new one, whoever is known already.
  const newBuyer: When | undefined = action.visit?.makes
    ? undefined
    : { fact: 'hasLead', is: false };
  const isSent = (without?: When) => canHold([whenOf(form.block), newBuyer, without], known);
  if (!isSent()) return undefined;
  const box = form.parts.find(({ path, kind }) => kind === 'plain' && path.join('.') === BOX);
  if (!box) return say('consent.form-box-accept');
  const condition = whenOf(box.node);
  if (condition && isSent({ not: condition })) return say('consent.box-there-every');
  return hasToBeTicked(form, box) ? undefined : say('consent.can-sent-without');
}

/** Whether some visit fulfils all conditions, with the facts that the brand decides by itself. */
function canHold(conditions: readonly (When | undefined)[], known: Partial<Facts>): boolean {
  const asked = conditions.filter((one) => one !== undefined);
  const left = asked.map((one) => simplify(one, known));
  return !left.includes(false) && canHoldTogether(...left.filter((one) => typeof one === 'object'));
}

const hasToBeTicked = ({ schema }: Form, { node, ui }: FormPart): boolean =>
  textAt(uiOption(ui, 'widget')) === 'consent' &&
  scalarAt(node, 'const') === true &&
  itemsAt(schema, 'required').some((item) => textAt(item) === BOX);
