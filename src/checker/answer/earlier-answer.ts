import { suggestFix } from '../language/suggest.ts';
import { itemsAt, nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Node } from '../../brand/parse/node.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { leadsTo, type GraphStep } from '../flow/flow-graph.ts';
import { flowMapsOf, isEntry } from '../flow/flow-maps.ts';
import type { Form } from '../form/schema/forms.ts';
import type { Report, Rule } from '../rule.ts';
import { shortened } from '../wording.ts';
import { answersOf, secretNamesOf } from './answers-of-form.ts';
import { askedIn, type AskedAnswer } from './asked-answers.ts';
import { say } from '../language/sentence.ts';

/** A condition, or a field that begins with an answer, speaks of a question that another screen asks. */
export const rule: Rule = {
  id: 'earlier-answer',
  severity: 'error',
  checkBrand({ merged, forms, report }) {
    for (const [screen, node] of merged.screens) {
      for (const block of itemsAt(node, 'blocks')) {
        for (const asked of askedIn(block)) checkAsked(asked, screen, forms, merged, report);
      }
    }
  },
};

function checkAsked(
  asked: AskedAnswer,
  screen: string,
  forms: readonly Form[],
  merged: MergedBrand,
  report: Report,
) {
  const { name, at } = asked;
  const asking = forms.filter((form) => answersOf(form).some((one) => one.name === name));
  const subject = `screens/${screen} answer ${name}`;
  const data = { answer: name };
  if (asking.length === 0) {
    const names = forms
      .filter((form) => form.screen !== screen)
      .flatMap((form) => answersOf(form).map((one) => one.name));
    const message = say('earlier-answer.screen-asks', { name });
    return report({
      at,
      message,
      ...suggestFix(name, [...new Set(names)], 'list.fields'),
      subject,
      data,
    });
  }
  if (asking.some((form) => secretNamesOf(form).has(name))) {
    const message = say('earlier-answer.secret-kept-one', { name });
    return report({
      at,
      message,
      suggestion: say('earlier-answer.take-another-field'),
      subject,
      data,
    });
  }
  if (asking.every((form) => form.screen === screen)) {
    const message = say('earlier-answer.asked-on-screen', { name });
    const suggestion =
      asked.by === 'when'
        ? say('earlier-answer.within-one-form')
        : say('earlier-answer.take-field-earlier');
    return report({ at, message, suggestion, subject, data });
  }
  if (!isAskedBefore(asking, screen, merged)) {
    const message = say('earlier-answer.asked-on-screen-2', { name });
    const suggestion = say('earlier-answer.ask-on-earlier');
    return report({ at, message, suggestion, subject, data });
  }
  const values = asking.flatMap((form) => valuesOf(form, name));
  const value = asked.is && toValue(asked.is);
  const kinds = asking.flatMap((form) => kindsOf(form, name));
  // Without "is", a condition asks for a yes.
  const kind = typeof (asked.is ? value : true);
  const isListed = asked.is !== undefined && values.length > 0;
  if (asked.by === 'when' && !isListed && kinds.length > 0 && !kinds.includes(kind)) {
    return report({
      at: asked.is?.at ?? at,
      message: say(kinds[0] === 'number' ? 'earlier-answer.is-number' : 'earlier-answer.is-text', {
        name,
        value: asked.is ? shortened(value) : say('earlier-answer.yes'),
      }),
      suggestion: asked.is
        ? kinds[0] === 'number'
          ? say('earlier-answer.write-number-without')
          : say('earlier-answer.put-value-into')
        : say('earlier-answer.say-value-shall'),
      subject,
      data: { ...data, value: String(value) },
    });
  }
  if (!asked.is || values.length === 0 || values.some((one) => one === value)) return;
  report({
    at: asked.is.at,
    message: say('earlier-answer.answer-never', { name, value: shortened(value) }),
    suggestion: say('list.values', { names: values.map(shortened) }),
    subject,
    data: { ...data, value: String(value) },
  });
}

/** Whether some flow leads from a screen that asks to this one, or none has this one. */
function isAskedBefore(asking: readonly Form[], screen: string, merged: MergedBrand): boolean {
  const blocks = asking.map(({ block }) => block);
  const isAsking = ({ templateId }: GraphStep) =>
    itemsAt(merged.screens.get(templateId), 'blocks').some((block) => blocks.includes(block));
  const maps = flowMapsOf(merged).filter(({ steps }) =>
    steps.some(({ templateId }) => templateId === screen),
  );
  const isBefore = maps.some(({ steps }) =>
    leadsTo(
      steps,
      steps.filter(isAsking).map(({ id }) => id),
      steps.find(({ templateId }) => templateId === screen)!.id,
    ),
  );
  return maps.length === 0 || isEntry(screen) || isBefore;
}

/** Kinds of an answer that is a text or a number; none where it may be something else. */
function kindsOf(form: Form, name: string): string[] {
  const nodes = answersOf(form).find((one) => one.name === name)?.nodes ?? [];
  const types = nodes.map((node) => textAt(node, 'type') ?? '');
  const kinds = types.map((type) => (type === 'integer' ? 'number' : type));
  return kinds.every((kind) => kind === 'number' || kind === 'string') ? kinds : [];
}

/** The values that an answer may have; none where any is possible. */
function valuesOf(form: Form, name: string): unknown[] {
  const nodes = answersOf(form).find((one) => one.name === name)!.nodes;
  const all = nodes.map((node) => {
    if (textAt(node, 'type') === 'boolean') return [true, false];
    const listed = [...itemsAt(node, 'enum'), ...constsOf(node)].map(toValue);
    // Without a value, a condition asks for a yes.
    return listed.length === 0 && textAt(node, 'type') === 'string' ? undefined : listed;
  });
  return all.includes(undefined) ? [] : all.flatMap((one) => one ?? []);
}

const constsOf = (node: Node): Node[] =>
  ['oneOf', 'anyOf'].flatMap((keyword) =>
    itemsAt(node, keyword).flatMap((one) => nodeAt(one, ['const']) ?? []),
  );
