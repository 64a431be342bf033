import type { RJSFSchema } from '@rjsf/utils';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import type { Place } from '../../brand/parse/node.ts';
import { ACTIONS, type ActionDescriptor } from '../../contract/actions.ts';
import { isPaymentAnswer, isReservedName, isTakenLater } from '../../contract/answer-names.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import { answersIn, simplify } from '../../flow/condition.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { soldAt, type Offer } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { flowMapsOf, isEntry, leadsTo, type GraphStep } from '../flow/flow-maps.ts';
import type { FieldSchema, Form, FormBlock } from '../form/schema/forms.ts';
import { say, shortened, type MessageId } from '../language/sentence.ts';
import { memoize } from '../memo.ts';
import { brandRule, type ProblemDetails, type Rule } from '../rule.ts';
import { conditionsIn } from '../screen/conditions.ts';
import { nodeOf, placeOf, type Block, valuesOf } from '../typed.ts';

/** An answer that a form gives to its action. */
export interface Answer {
  name: string;
  /** Every schema that describes it: one that stands in several branches has several. */
  schemas: FieldSchema[];
  /** Its place in the form, or in the library. */
  at: Place;
}

export const actionOf = ({ block }: Form): ActionDescriptor => ACTIONS[block.action as ActionName];

/** The actions that take a card on a screen, by what it is there to sell. */
const ACTIONS_OF: Readonly<Record<Offer, readonly string[]>> = {
  main: ['pay'],
  upsell: ['pay'],
  upgrade: ['pay'],
  custom: ['payCustomOffer'],
  invoice: ['payInvoice'],
  renewal: ['recover', 'renew'],
};

export const actionsOf = (screen: string) => ACTIONS_OF[soldAt(screen as TemplateId)];

/** Whether a form takes a card for something else than what its screen is there to sell. */
export function paysSomethingElse(form: Form): boolean {
  const { paysBy } = actionOf(form);
  const isByCard = paysBy !== undefined && paymentMethod(paysBy).hasCard === true;
  return isByCard && !actionsOf(form.screen).includes(form.block.action);
}

/** The answers of a form by name: the fields and groups at its top, in whatever branch they stand. */
export const answersOf = memoize(({ parts, block }: Form): ReadonlyMap<string, Answer> => {
  const answers = new Map<string, Answer>();
  for (const { schema, path, name, kind, slot } of parts) {
    if (kind === 'test' || path.length !== 1 || slot?.keyword !== 'properties') continue;
    const { properties = {} } = block.schema;
    const { at } = nodeOf(Object.hasOwn(properties, name) ? properties[name]! : schema);
    const { schemas } = answers.get(name) ?? { schemas: [] };
    answers.set(name, { at, ...answers.get(name), name, schemas: [...schemas, schema] });
  }
  return answers;
});

/** Names of the fields whose values are never kept. */
const secretNamesOf = memoize(({ schema, ui }: Form): ReadonlySet<string> => {
  const variants = { all: { schema: schema as RJSFSchema, validator: '' } };
  return secretFields({ pages: [{ id: '', submit: '', variants }], ui });
});

/** A mention of what a buyer has answered on an earlier screen. */
interface AskedAnswer {
  name: string;
  at: Place;
  /** The comparison, unless the answer is copied into a field. */
  by?: ReturnType<typeof answersIn>[number];
}

/** The answers that a block asks for: in its condition, in those of its fields, and to begin fields with. */
const askedIn = memoize((block: Block): readonly AskedAnswer[] => {
  const { prefill = {} } = block as Partial<FormBlock>;
  return [
    ...conditionsIn(block)
      .flatMap(answersIn)
      .map((by) => ({ name: by.answer, at: placeOf(by, 'answer'), by })),
    ...Object.entries(prefill).map(([field, name]) => ({ name, at: placeOf(prefill, field) })),
  ];
});

/** The message about an answer, and the details of the problem. */
type Fault = [message: MessageId, details: ProblemDetails];

/** A condition, or a field that begins with an answer, speaks of a question that another screen asks. */
export const earlierAnswer = brandRule(
  'earlier-answer',
  'error',
  ({ merged, screens, forms, report }) => {
    for (const [screen, { blocks }] of screens) {
      for (const asked of blocks.flatMap(askedIn)) {
        const { name, at, by } = asked;
        const asking = forms.filter((form) => answersOf(form).has(name));
        const others = forms.filter((form) => form.screen !== screen);
        const known = new Set(others.flatMap((form) => [...answersOf(form).keys()]));
        const misplaced: Fault | undefined =
          asking.length === 0
            ? ['earlier-answer.screen-asks', suggestFix(name, [...known], 'list.fields')]
            : placeFault(asked, screen, asking, merged);
        const wrong = misplaced || !by ? undefined : valueFault(by, asking);
        const [message, details] = misplaced ?? wrong ?? [];
        const is = by && 'is' in by ? by.is : undefined;
        const value = is === undefined ? say('earlier-answer.yes') : shortened(is);
        const data = { answer: name, ...(is !== undefined && { value: String(is) }) };
        const place = wrong && is !== undefined ? placeOf(by!, 'is') : at;
        if (message) report(place, say(message, { name, value }), data, details);
      }
    }
  },
);

/** The fault of an answer that no screen before this one asks for and keeps. */
function placeFault(
  { name, by }: AskedAnswer,
  screen: string,
  asking: readonly Form[],
  merged: MergedBrand,
): Fault | undefined {
  if (asking.some((form) => secretNamesOf(form).has(name)))
    return ['earlier-answer.secret-kept-one', { help: 'earlier-answer.take-another-field' }];
  if (asking.every((form) => form.screen === screen)) {
    const help = by ? 'earlier-answer.within-one-form' : 'earlier-answer.take-field-earlier';
    return ['earlier-answer.asked-on-screen', { help }];
  }
  if (isAskedBefore(asking, screen, merged)) return undefined;
  return ['earlier-answer.asked-on-screen-2', { help: 'earlier-answer.ask-on-earlier' }];
}

/** Whether some flow leads from a screen that asks to this one, or none has this one. */
function isAskedBefore(asking: readonly Form[], screen: string, merged: MergedBrand): boolean {
  const { screens } = valuesOf(merged);
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
  const what = types[0] === 'number' ? 'is-number' : 'is-text';
  const help = 'is' in by ? HELP[what] : 'earlier-answer.say-value-shall';
  return [`earlier-answer.${what}`, { help }];
}

const HELP = {
  'is-number': 'earlier-answer.write-number-without',
  'is-text': 'earlier-answer.put-value-into',
} as const;

/** The values that an answer may have; none where any is possible. */
function choicesOf({ type, enum: values = [], oneOf = [], anyOf = [] }: FieldSchema): unknown[] {
  if (type === 'boolean') return [true, false];
  return [...values, ...[...oneOf, ...anyOf].flatMap((one) => ('const' in one ? [one.const] : []))];
}

const OF_NEW_BUYERS = '"when": { "fact": "hasLead", "is": false }';

/** Every answer reaches the seller under its own name, or decides what is asked or shown next. */
export const answerNowhere = brandRule('answer-nowhere', 'error', ({ screens, forms, report }) => {
  const blocks = [...screens.values()].flatMap((screen) => screen.blocks);
  const asked = new Set(blocks.flatMap(askedIn).map(({ name }) => name));
  // Of an action that is wrong, it is unknown what it was to take.
  for (const form of forms.filter((one) => !paysSomethingElse(one))) {
    const { screen } = form;
    const isSold = actionOf(form).operations.includes('payV2');
    for (const answer of answersOf(form).values()) {
      const { name, at } = answer;
      const isReserved = isReservedName(name) || Object.hasOwn(Object.prototype, name);
      const isKept = asked.has(name) && !secretNamesOf(form).has(name);
      if (isTaken(answer, form) || (!isReserved && (isKept || goesWithLead(answer, form))))
        continue;
      const what = isReserved ? 'reserved' : 'answer-sent-nowhere';
      const help = isSold ? 'answer-nowhere.ask-new-buyers' : 'answer-nowhere.ask-on-lead';
      const words = { name, screen, condition: OF_NEW_BUYERS };
      const message = say(`answer-nowhere.${what}`, words);
      const advice = say(isReserved ? 'answer-nowhere.give-field-another' : help, words);
      report(at, message, { name }, { suggestion: advice });
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

export const rules: readonly Rule[] = [earlierAnswer, answerNowhere];
