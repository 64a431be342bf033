import type { JsonValue } from '../../brand/parse/node.ts';
import type { Change, ChangeDescription } from './change.ts';
import type { DiffTexts } from './diff-texts.ts';
import { formatValue } from './title-path.ts';

type JsonObject = { [key: string]: JsonValue };

/** A change of a flow in words; undefined if the general description by titles fits. */
export function describeFlowChange(
  { path, before, after, isOrder }: Change,
  texts: DiffTexts,
): ChangeDescription | undefined {
  const [, flow, list, step, key, outcome, ...more] = path;
  if (flow === undefined || isOrder) return undefined;
  if (list === undefined) return wholeFlow(texts, flow, before, after);
  if (list !== 'steps' || step === undefined) return undefined;
  const where = texts.flow(flow);
  if (key === undefined) return wholeStep(texts, where, step, before, after);
  const afterStep = texts.afterStep(where, step);
  if (key === 'defaultNextStepId') return nextStep(texts, afterStep, before, after);
  if (key === 'outcomes' && outcome !== undefined && more.length === 0) {
    return nextStep(texts, texts.onOutcome(afterStep, outcome), before, after);
  }
  if (key === 'templateId') {
    return {
      title: texts.stepShows(where, step),
      before: `/${formatValue(before)}`,
      after: `/${formatValue(after)}`,
    };
  }
  return undefined;
}

function wholeFlow(
  texts: DiffTexts,
  flow: string,
  before?: JsonValue,
  after?: JsonValue,
): ChangeDescription {
  const steps = (value: JsonValue | undefined) =>
    stepsOf(value)
      .map(({ id }) => id)
      .join(' → ');
  if (before === undefined) return { title: texts.isNew(texts.flow(flow)), after: steps(after) };
  return { title: texts.isGone(texts.flow(flow)), before: steps(before) };
}

function wholeStep(
  texts: DiffTexts,
  where: string,
  step: string,
  before?: JsonValue,
  after?: JsonValue,
): ChangeDescription {
  const screen = (value: JsonValue) => `/${formatValue((value as JsonObject).templateId)}`;
  if (before === undefined && after !== undefined) {
    return { title: texts.newStep(where, step), after: texts.shows(screen(after)) };
  }
  return { title: texts.goneStep(where, step), before: texts.showed(screen(before!)) };
}

function nextStep(
  texts: DiffTexts,
  where: string,
  before?: JsonValue,
  after?: JsonValue,
): ChangeDescription {
  if (after === undefined) return { title: texts.comesNothing(where), before: formatValue(before) };
  return {
    title: texts.comes(where),
    ...(before === undefined ? {} : { before: formatValue(before) }),
    after: formatValue(after),
  };
}

const stepsOf = (flow: JsonValue | undefined): JsonObject[] =>
  ((flow as JsonObject | undefined)?.steps ?? []) as JsonObject[];
