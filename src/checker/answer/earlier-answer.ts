import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { flowMapsOf, isEntry, leadsTo, type GraphStep } from '../flow/flow-maps.ts';
import type { FieldSchema, Form } from '../form/schema/forms.ts';
import { say, shortened, type MessageId } from '../language/sentence.ts';
import { brandRule, type ProblemDetails } from '../rule.ts';
import { type Block, valuesOf } from '../typed.ts';
import { answersOf, askedIn, secretNamesOf, type AskedAnswer } from './answers.ts';

type Fault = [message: MessageId, details: ProblemDetails];

/** A condition, or a field that begins with an answer, speaks of a question that another screen asks. */
export const rule = brandRule('earlier-answer', 'error', ({ merged, screens, forms, report }) => {
  for (const [screen, { blocks }] of screens) {
    for (const asked of blocks.flatMap(askedIn)) {
      const { name, at, by } = asked;
      const misplaced = placeFault(asked, screen, forms, merged);
      const wrong = misplaced || !by ? undefined : valueFault(by, askingFor(name, forms));
      const [message, details] = misplaced ?? wrong ?? [];
      if (!message) continue;
      const is = by && 'is' in by ? by.is : undefined;
      const value = is === undefined ? say('earlier-answer.yes') : shortened(is);
      const data = { answer: name, ...(is !== undefined && { value: String(is) }) };
      const place = wrong && is !== undefined ? ([by!, 'is'] as const) : at;
      report(place, say(message, { name, value }), data, details);
    }
  }
});

const askingFor = (name: string, forms: readonly Form[]) =>
  forms.filter((form) => answersOf(form).has(name));

function placeFault(
  { name, by }: AskedAnswer,
  screen: string,
  forms: readonly Form[],
  merged: MergedBrand,
): Fault | undefined {
  const asking = askingFor(name, forms);
  if (asking.length === 0) {
    const others = forms.filter((form) => form.screen !== screen);
    const known = new Set(others.flatMap((form) => [...answersOf(form).keys()]));
    return ['earlier-answer.screen-asks', suggestFix(name, [...known], 'list.fields')];
  }
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
