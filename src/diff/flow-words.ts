import type { JsonValue } from '../brand/parse/node.ts';
import { shown, type Change, type Words } from './change.ts';

type JsonObject = { [key: string]: JsonValue };

/** A change of a flow in words; undefined for what only its titles can say. */
export function flowWords({ path, before, after, isOrder }: Change): Words | undefined {
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
      what: `${where}: step '${step}' shows`,
      before: `/${shown(before)}`,
      after: `/${shown(after)}`,
    };
  }
  return undefined;
}

function wholeFlow(flow: string, before?: JsonValue, after?: JsonValue): Words {
  const way = (value: JsonValue | undefined) =>
    stepsOf(value)
      .map(({ id }) => id)
      .join(' → ');
  if (before === undefined) return { what: `Flow '${flow}' is new`, after: way(after) };
  return { what: `Flow '${flow}' is gone`, before: way(before) };
}

function wholeStep(where: string, step: string, before?: JsonValue, after?: JsonValue): Words {
  const screen = (value: JsonValue) => `/${shown((value as JsonObject).templateId)}`;
  if (before === undefined && after !== undefined) {
    return { what: `${where}: the step '${step}' is new`, after: `it shows ${screen(after)}` };
  }
  return { what: `${where}: the step '${step}' is gone`, before: `it showed ${screen(before!)}` };
}

function nextStep(where: string, before?: JsonValue, after?: JsonValue): Words {
  if (after === undefined) return { what: `${where} comes nothing more`, before: shown(before) };
  return {
    what: `${where} comes`,
    ...(before === undefined ? {} : { before: shown(before) }),
    after: shown(after),
  };
}

const stepsOf = (flow: JsonValue | undefined): JsonObject[] =>
  ((flow as JsonObject | undefined)?.steps ?? []) as JsonObject[];
