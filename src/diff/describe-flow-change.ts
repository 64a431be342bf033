import type { JsonValue } from '../brand/parse/node.ts';
import type { Change, ChangeDescription } from './change.ts';
import { formatValue } from './format-value.ts';

type JsonObject = { [key: string]: JsonValue };

/** A change of a flow in words; undefined if the general description by titles fits. */
export function describeFlowChange({
  path,
  before,
  after,
  isOrder,
}: Change): ChangeDescription | undefined {
  const [, flow, list, step, key, outcome, ...more] = path;
  if (flow === undefined || isOrder) return undefined;
  if (list === undefined) return wholeFlow(flow, before, after);
  if (list !== 'steps' || step === undefined) return undefined;
  const where = `Flow '${flow}'`;
  if (key === undefined) return wholeStep(where, step, before, after);
  if (key === 'defaultNextStepId') return nextStep(`${where}: after '${step}'`, before, after);
  if (key === 'outcomes' && outcome !== undefined && more.length === 0) {
    return nextStep(`${where}: after '${step}', when ${outcome},`, before, after);
  }
  if (key === 'templateId') {
    return {
      title: `${where}: step '${step}' shows`,
      before: `/${formatValue(before)}`,
      after: `/${formatValue(after)}`,
    };
  }
  return undefined;
}

function wholeFlow(flow: string, before?: JsonValue, after?: JsonValue): ChangeDescription {
  const steps = (value: JsonValue | undefined) =>
    stepsOf(value)
      .map(({ id }) => id)
      .join(' → ');
  if (before === undefined) return { title: `Flow '${flow}' is new`, after: steps(after) };
  return { title: `Flow '${flow}' is gone`, before: steps(before) };
}

function wholeStep(
  where: string,
  step: string,
  before?: JsonValue,
  after?: JsonValue,
): ChangeDescription {
  const screen = (value: JsonValue) => `/${formatValue((value as JsonObject).templateId)}`;
  if (before === undefined && after !== undefined) {
    return { title: `${where}: the step '${step}' is new`, after: `it shows ${screen(after)}` };
  }
  return { title: `${where}: the step '${step}' is gone`, before: `it showed ${screen(before!)}` };
}

function nextStep(where: string, before?: JsonValue, after?: JsonValue): ChangeDescription {
  if (after === undefined)
    return { title: `${where} comes nothing more`, before: formatValue(before) };
  return {
    title: `${where} comes`,
    ...(before === undefined ? {} : { before: formatValue(before) }),
    after: formatValue(after),
  };
}

const stepsOf = (flow: JsonValue | undefined): JsonObject[] =>
  ((flow as JsonObject | undefined)?.steps ?? []) as JsonObject[];
