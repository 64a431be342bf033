import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { leadsTo, type GraphStep } from '../flow/flow-graph.ts';
import { flowMapsOf, isEntry } from '../flow/flow-maps.ts';
import type { FieldSchema } from '../form/schema/field-schema.ts';
import type { Form } from '../form/schema/forms.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { suggestFix } from '../language/suggest.ts';
import type { Problem, Rule } from '../rule.ts';
import { placeOf, valuesOf, type Block } from '../typed.ts';
import { shortened } from '../wording.ts';
import { answersOf, secretNamesOf } from './answers-of-form.ts';
import { askedIn, type AskedAnswer } from './asked-answers.ts';

type Fault = Pick<Problem, 'message' | 'suggestion'> & Partial<Pick<Problem, 'at' | 'fix'>>;

/** A condition, or a field that begins with an answer, speaks of a question that another screen asks. */
export const rule: Rule = {
  id: 'earlier-answer',
  severity: 'error',
  checkBrand({ merged, forms, report }) {
    for (const [screen, { blocks }] of valuesOf(merged).screens) {
      for (const asked of blocks.flatMap(askedIn)) {
        const { name, at, by } = asked;
        const asking = forms.filter((form) => answersOf(form).has(name));
        const others = forms.filter((form) => form.screen !== screen);
        const known = new Set(others.flatMap((form) => [...answersOf(form).keys()]));
        const misplaced = placeFault(asked, screen, asking, merged);
        const fault: Fault | undefined =
          asking.length === 0
            ? {
                message: say('earlier-answer.screen-asks', { name }),
                ...suggestFix(name, [...known], 'list.fields'),
              }
            : misplaced
              ? { message: say(misplaced[0], { name }), suggestion: say(misplaced[1]) }
              : by && valueFault(by, asking);
        const data = { answer: name, ...(by && 'is' in by && { value: String(by.is) }) };
        if (fault) report({ at, ...fault, data });
      }
    }
  },
};

/** The message and the advice about an answer that no screen before this one asks for and keeps. */
function placeFault(
  { name, by }: AskedAnswer,
  screen: string,
  asking: readonly Form[],
  merged: MergedBrand,
): [MessageId, MessageId] | undefined {
  if (asking.some((form) => secretNamesOf(form).has(name)))
    return ['earlier-answer.secret-kept-one', 'earlier-answer.take-another-field'];
  if (asking.every((form) => form.screen === screen)) {
    const advice = by ? 'earlier-answer.within-one-form' : 'earlier-answer.take-field-earlier';
    return ['earlier-answer.asked-on-screen', advice];
  }
  return isAskedBefore(asking, screen, merged)
    ? undefined
    : ['earlier-answer.asked-on-screen-2', 'earlier-answer.ask-on-earlier'];
}

/** Whether some flow leads from a screen that asks to this one, or none has this one. */
function isAskedBefore(asking: readonly Form[], screen: string, merged: MergedBrand): boolean {
  const { screens } = valuesOf(merged);
  const isAsking = ({ templateId }: GraphStep) =>
    asking.some(({ block }) => screens.get(templateId)?.blocks.includes(block as Block));
  const maps = flowMapsOf(merged).flatMap(({ steps }) => {
    const here = steps.find(({ templateId }) => templateId === screen);
    return here ? [{ steps, here }] : [];
  });
  const isBefore = maps.some(({ steps, here }) =>
    leadsTo(
      steps,
      steps.filter(isAsking).map(({ id }) => id),
      here.id,
    ),
  );
  return maps.length === 0 || isEntry(screen) || isBefore;
}

/** The fault of a comparison with a value that the answer never has; without "is" it asks for a yes. */
function valueFault(
  by: NonNullable<AskedAnswer['by']>,
  asking: readonly Form[],
): Fault | undefined {
  const { answer: name, is = true } = by;
  const isWritten = 'is' in by;
  const schemas = asking.flatMap((form) => answersOf(form).get(name)!.schemas);
  const choices = schemas.map(choicesOf);
  const value = isWritten ? shortened(is) : say('earlier-answer.yes');
  const at = placeOf(by, isWritten ? 'is' : 'answer');
  if (choices.every((one) => one.length > 0)) {
    const names = choices.flat();
    if (names.includes(is)) return undefined;
    const suggestion = say('list.values', { names: names.map(shortened) });
    return { at, message: say('earlier-answer.answer-never', { name, value }), suggestion };
  }
  const types = schemas.map(({ type }) => (type === 'integer' ? 'number' : String(type)));
  const isKnown = types.every((type) => type === 'number' || type === 'string');
  if (!isKnown || types.some((type) => type === typeof is)) return undefined;
  const isNumber = types[0] === 'number';
  const help = isNumber ? 'earlier-answer.write-number-without' : 'earlier-answer.put-value-into';
  return {
    at,
    message: say(isNumber ? 'earlier-answer.is-number' : 'earlier-answer.is-text', { name, value }),
    suggestion: say(isWritten ? help : 'earlier-answer.say-value-shall'),
  };
}

/** The values that an answer may have; none where any is possible. */
function choicesOf({ type, enum: values = [], oneOf = [], anyOf = [] }: FieldSchema): unknown[] {
  if (type === 'boolean') return [true, false];
  return [...values, ...[...oneOf, ...anyOf].flatMap((one) => ('const' in one ? [one.const] : []))];
}
