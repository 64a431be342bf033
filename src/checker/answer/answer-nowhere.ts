import { whenOf } from '../../brand/compile/read-condition.ts';
import { nodeAt } from '../../brand/parse/node.ts';
import type { ActionDescriptor } from '../../contract/actions.ts';
import { isPaymentAnswer, isReservedName, isTakenLater } from '../../contract/answer-names.ts';
import { simplify } from '../../flow/condition.ts';
import type { Form } from '../form/schema/forms.ts';
import type { Report, Rule } from '../rule.ts';
import { actionOf, answersOf, secretNamesOf, type Answer } from './answers-of-form.ts';
import { askedNames } from './asked-answers.ts';
import { paysSomethingElse } from './payment-fields.ts';
import { say } from '../language/sentence.ts';

const OF_NEW_BUYERS = '"when": { "fact": "hasLead", "is": false }';

/** Every answer reaches somebody, or decides what is asked or shown next (D-179). */
export const rule: Rule = {
  id: 'answer-nowhere',
  severity: 'error',
  checkBrand({ merged, forms, report }) {
    for (const form of forms) checkForm(form, askedNames(merged), report);
  },
};

function checkForm(form: Form, asked: ReadonlySet<string>, report: Report): void {
  const action = actionOf(form);
  // Of an action that is wrong, nobody knows what it was to take.
  if (!action || paysSomethingElse(form)) return;
  const secrets = secretNamesOf(form);
  for (const answer of answersOf(form)) {
    const { name, at } = answer;
    const isSecret = secrets.has(name);
    if (isReservedName(name) || isUsed(answer, action, form)) continue;
    if (asked.has(name) && !isSecret) continue;
    if (goesWithLead(answer, action) && !isSecret) continue;
    report({
      at,
      message: isSecret
        ? say('answer-nowhere.secret-sent-nowhere', { name })
        : say('answer-nowhere.answer-sent-nowhere', { name, screen: form.screen }),
      suggestion: isSecret ? say('delete-field') : adviceFor(action),
      subject: `screens/${form.screen} ${name}`,
      data: { name },
    });
  }
}

/** Whether the action, a later call or a condition uses an answer. */
function isUsed({ name }: Answer, action: ActionDescriptor, form: Form): boolean {
  return (
    isTakenLater(name) ||
    (action.paysBy !== undefined && isPaymentAnswer(name)) ||
    action.takes?.includes(name) === true ||
    decidesCondition(form, name)
  );
}

const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'];

const decidesCondition = ({ parts, schema }: Form, name: string): boolean =>
  parts.some(({ path, kind }) => kind === 'test' && path[0] === name) ||
  [schema, ...parts.map(({ node }) => node)].some((node) =>
    DEPENDENCIES.some((keyword) => nodeAt(node, [keyword, name]) !== undefined),
  );

/** Whether the form creates a lead whenever it asks for the answer. */
function goesWithLead({ nodes }: Answer, action: ActionDescriptor): boolean {
  if (action.visit?.makes === 'lead') return true;
  const isOfSale = action.takesBuyer && action.operations.includes('payV2');
  return (
    isOfSale === true && nodes.every((node) => simplify(whenOf(node), { hasLead: true }) === false)
  );
}

const adviceFor = ({ operations }: ActionDescriptor) =>
  operations.includes('payV2')
    ? say('answer-nowhere.ask-new-buyers', { condition: OF_NEW_BUYERS })
    : say('answer-nowhere.ask-on-lead');
