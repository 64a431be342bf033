import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { isPaymentAnswer, isReservedName, isTakenLater } from '../../contract/answer-names.ts';
import { simplify } from '../../flow/condition.ts';
import { flowMapsOf, isEntry, leadsTo, type GraphStep } from '../flow/flow-maps.ts';
import type { Form, FieldSchema } from '../form/schema/forms.ts';
import { say, shortened, type MessageId } from '../language/sentence.ts';
import { brandFormRule, brandRule } from '../rule.ts';
import type { BrandContext, ProblemDetails, Rule } from '../rule.ts';
import type { Block } from '../typed.ts';
import { actionOf, answersOf, askedIn, isOtherAction, secretNamesOf } from './answers.ts';
import type { Answer, AskedAnswer } from './answers.ts';

const OF_NEW_BUYERS = '"when": { "fact": "hasLead", "is": false }';

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

type Fault = [message: MessageId, details: ProblemDetails];

function placeFault(
  { name, by }: AskedAnswer,
  asking: readonly Form[],
  screen: string,
  context: BrandContext,
): Fault | undefined {
  if (asking.length === 0) {
    const others = context.forms.filter((form) => form.screen !== screen);
    const known = new Set(others.flatMap((form) => [...answersOf(form).keys()]));
    return ['earlier-answer.screen-asks', suggestFix(name, [...known], 'list.fields')];
  }
  if (asking.some((form) => secretNamesOf(form).has(name)))
    return ['earlier-answer.secret-kept-one', { help: 'earlier-answer.take-another-field' }];
  if (asking.every((form) => form.screen === screen)) {
    const help = by ? 'earlier-answer.within-one-form' : 'earlier-answer.take-field-earlier';
    return ['earlier-answer.asked-on-screen', { help }];
  }
  if (isAskedBefore(asking, screen, context)) return undefined;
  return ['earlier-answer.asked-on-screen-2', { help: 'earlier-answer.ask-on-earlier' }];
}

/** Whether some flow leads from a screen that asks to this one, or none has this one. */
function isAskedBefore(asking: readonly Form[], screen: string, context: BrandContext): boolean {
  const { merged, screens } = context;
  const isAsking = ({ templateId }: GraphStep) =>
    asking.some(({ block }) => screens.get(templateId)?.blocks.includes(block as Block));
  const maps = flowMapsOf(merged).flatMap(({ steps }) => {
    const here = steps.find(({ templateId }) => templateId === screen);
    const from = steps.filter(isAsking).map(({ id }) => id);
    return here ? [leadsTo(steps, from, here.id)] : [];
  });
  return maps.length === 0 || isEntry(screen) || maps.includes(true);
}

/** The fault of a comparison with a value that the answer never has; without "is" it asks for a yes. */
function valueFault(
  by: NonNullable<AskedAnswer['by']>,
  asking: readonly Form[],
): Fault | undefined {
  const { answer: name, is = true } = by;
  const schemas = asking.flatMap((form) => answersOf(form).get(name)!.schemas);
  const choices = schemas.map(choicesOf);
  if (choices.every((one) => one.length > 0)) {
    const names = choices.flat();
    const suggestion = say('list.values', { names: names.map(shortened) });
    return names.includes(is) ? undefined : ['earlier-answer.answer-never', { suggestion }];
  }
  const types = schemas.map(({ type }) => (type === 'integer' ? 'number' : String(type)));
  const isKnown = types.every((type) => type === 'number' || type === 'string');
  if (!isKnown || types.some((type) => type === typeof is)) return undefined;
  const [message, help] =
    types[0] === 'number'
      ? (['earlier-answer.is-number', 'earlier-answer.write-number-without'] as const)
      : (['earlier-answer.is-text', 'earlier-answer.put-value-into'] as const);
  return [message, { help: 'is' in by ? help : 'earlier-answer.say-value-shall' }];
}

/** The values that an answer may have; none where any is possible. */
function choicesOf({ type, enum: values = [], oneOf = [], anyOf = [] }: FieldSchema): unknown[] {
  if (type === 'boolean') return [true, false];
  return [...values, ...[...oneOf, ...anyOf].flatMap((one) => ('const' in one ? [one.const] : []))];
}

export const rules: readonly Rule[] = [
  brandFormRule('answer-nowhere', 'error', (form, { blocks, report }) => {
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
  }),
  brandRule('earlier-answer', 'error', (context) => {
    const { screens, forms, report } = context;
    for (const [screen, { blocks }] of screens) {
      for (const asked of blocks.flatMap(askedIn)) {
        const { name, at, by } = asked;
        const asking = forms.filter((form) => answersOf(form).has(name));
        const misplaced = placeFault(asked, asking, screen, context);
        const wrong = misplaced || !by ? undefined : valueFault(by, asking);
        const [message, details] = misplaced ?? wrong ?? [];
        if (!message) continue;
        const is = by && 'is' in by ? by.is : undefined;
        const value = is === undefined ? say('earlier-answer.yes') : shortened(is);
        const data = { answer: name, ...(is !== undefined && { value: String(is) }) };
        const place = wrong && is !== undefined ? ([by!, 'is'] as const) : at;
        report(place, say(message, { name, value }), data, details);
      }
    }
  }),
];
