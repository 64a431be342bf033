import { isPaymentAnswer, isReservedName, isTakenLater } from '../../contract/answer-names.ts';
import { simplify } from '../../flow/condition.ts';
import type { Form } from '../form/schema/forms.ts';
import { say } from '../language/sentence.ts';
import { brandFormRule } from '../rule.ts';
import {
  actionOf,
  answersOf,
  askedIn,
  isOtherAction,
  secretNamesOf,
  type Answer,
} from './answers.ts';

const OF_NEW_BUYERS = '"when": { "fact": "hasLead", "is": false }';

/** Every answer reaches the seller under its own name, or decides what is asked or shown next. */
export const rule = brandFormRule('answer-nowhere', 'error', (form, { blocks, report }) => {
  // Of an action that is wrong, it is unknown what it was to take.
  if (isOtherAction(form)) return;
  const isSold = actionOf(form).operations.includes('payV2');
  for (const [name, answer] of answersOf(form)) {
    const isReserved = isReservedName(name) || Object.hasOwn(Object.prototype, name);
    const isAsked = () => blocks.flatMap(askedIn).some((one) => one.name === name);
    const isKept = () => !secretNamesOf(form).has(name) && isAsked();
    if (isTaken(answer, form) || (!isReserved && (goesWithLead(answer, form) || isKept())))
      continue;
    const what = isReserved ? 'reserved' : 'answer-sent-nowhere';
    const help = isSold ? 'answer-nowhere.ask-new-buyers' : 'answer-nowhere.ask-on-lead';
    const words = { name, screen: form.screen, condition: OF_NEW_BUYERS };
    const suggestion = say(isReserved ? 'answer-nowhere.give-field-another' : help, words);
    report(answer.at, say(`answer-nowhere.${what}`, words), { name }, { suggestion });
  }
});

const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'];

function isTaken({ name }: Answer, form: Form): boolean {
  const { paysBy, takes } = actionOf(form);
  const isDeciding = form.parts.some(
    ({ schema, path, kind }) =>
      (kind === 'test' && path[0] === name) ||
      DEPENDENCIES.some((keyword) => Object.hasOwn(Object(schema[keyword]), name)),
  );
  const isOfPayment = paysBy !== undefined && isPaymentAnswer(name);
  return isTakenLater(name) || isOfPayment || takes?.includes(name) || isDeciding;
}

/** Whether the form creates a lead whenever it asks for the answer, which takes all but secrets. */
function goesWithLead({ name, schemas }: Answer, form: Form): boolean {
  const { visit, takesBuyer, operations } = actionOf(form);
  const isOfNew = schemas.every(({ when }) => simplify(when, { hasLead: true }) === false);
  const isLead = visit?.makes === 'lead' || (takesBuyer && operations.includes('payV2') && isOfNew);
  return isLead === true && !secretNamesOf(form).has(name);
}
