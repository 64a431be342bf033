import {
  actionOf,
  answersOf,
  askedIn,
  isOtherAction,
  secretNamesOf,
  type Answer,
} from './answers.ts';
import { isPaymentAnswer, isReservedName, isTakenLater } from '../../contract/answer-names.ts';
import { simplify } from '../../flow/condition.ts';
import type { Form } from '../form/schema/forms.ts';
import { say } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';

const OF_NEW_BUYERS = '"when": { "fact": "hasLead", "is": false }';

/** Every answer reaches the seller under its own name, or decides what is asked or shown next. */
export const rule = brandRule('answer-nowhere', 'error', ({ screens, forms, report }) => {
  const blocks = [...screens.values()].flatMap((screen) => screen.blocks);
  const asked = new Set(blocks.flatMap(askedIn).map(({ name }) => name));
  // Of an action that is wrong, it is unknown what it was to take.
  for (const form of forms.filter((one) => !isOtherAction(one))) {
    const { screen } = form;
    const isSold = actionOf(form).operations.includes('payV2');
    for (const [name, answer] of answersOf(form)) {
      const isReserved = isReservedName(name) || Object.hasOwn(Object.prototype, name);
      const isKept = asked.has(name) && !secretNamesOf(form).has(name);
      if (isTaken(answer, form) || (!isReserved && (isKept || goesWithLead(answer, form))))
        continue;
      const what = isReserved ? 'reserved' : 'answer-sent-nowhere';
      const help = isSold ? 'answer-nowhere.ask-new-buyers' : 'answer-nowhere.ask-on-lead';
      const words = { name, screen, condition: OF_NEW_BUYERS };
      const message = say(`answer-nowhere.${what}`, words);
      const advice = say(isReserved ? 'answer-nowhere.give-field-another' : help, words);
      report(answer.at, message, { name }, { suggestion: advice });
    }
  }
});

const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'];

/** Whether the action, a later call or the form itself uses an answer. */
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
