import type { Transition } from '../../../contract/actions.ts';
import { NoSuchPlace } from '../../say.ts';
import { idOf, type DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import type { FlowEdit } from './edit.ts';
import { requestHere, type Level } from './level.ts';
import { placeRequests } from './place-requests.ts';

const FLOWS = 'flows';

interface WrittenStep {
  id: string;
  templateId?: string;
  defaultNextStepId?: string;
  outcomes?: Partial<Record<Transition, string>>;
}

/** A transition of a flow: the step and outcome that it is written at, and where it leads. */
interface Way {
  step: string;
  outcome: Transition | '';
  to: string;
}

/** A flow as a level has it. */
interface OpenFlow {
  level: Level;
  flow: string;
  at: DocumentPath;
  steps: readonly WrittenStep[];
}

/** The requests by which a level adds, moves or removes a step. */
export function flowRequests(level: Level, edit: FlowEdit): ChangeRequest[] {
  if (edit.flows.length === 0) throw new NoSuchPlace('edit.choose-flow');
  return edit.flows.flatMap((flow) => requestsIn(openFlow(level, flow), edit));
}

function openFlow(level: Level, flow: string): OpenFlow {
  const at: DocumentPath = ['flows', { id: flow }, 'steps'];
  const list = level.here(FLOWS, at);
  if (!Array.isArray(list)) throw new NoSuchPlace('edit.no-flow', { level: level.name, flow });
  const steps = list.filter((step) => idOf(step) !== undefined) as unknown as WrittenStep[];
  return { level, flow, at, steps };
}

function requestsIn(open: OpenFlow, edit: FlowEdit): ChangeRequest[] {
  const { step } = edit;
  switch (edit.kind) {
    case 'add-step':
      return addStep(open, edit);
    case 'move-step':
      return moveStep(open, stepIn(open, step), edit.after);
    case 'remove-step':
      return removeStep(open, stepIn(open, step));
    default:
      return edit satisfies never;
  }
}

function stepIn({ level, flow, steps }: OpenFlow, step: string): WrittenStep {
  const found = steps.find(({ id }) => id === step);
  if (found) return found;
  throw new NoSuchPlace('edit.no-step', { level: level.name, step, flow });
}

const wayPath = (at: DocumentPath, { step, outcome }: Omit<Way, 'to'>): DocumentPath =>
  outcome === ''
    ? [...at, { id: step }, 'defaultNextStepId']
    : [...at, { id: step }, 'outcomes', outcome];

/** The transitions that lead to a step. */
const waysTo = (steps: readonly WrittenStep[], step: string): Way[] =>
  steps
    .flatMap(({ id, defaultNextStepId, outcomes = {} }) =>
      Object.entries({ ...outcomes, '': defaultNextStepId }).map(([outcome, to]) => {
        return { step: id, outcome, to } as Way;
      }),
    )
    .filter(({ to }) => to === step);

/** The request by which a transition leads to another step, or to none for null. */
function leadTo({ level, at }: OpenFlow, way: Omit<Way, 'to'>, to: string | null): ChangeRequest[] {
  const path = wayPath(at, way);
  if (level.here(FLOWS, path) === (to ?? undefined)) return [];
  return [
    requestHere(level, FLOWS, path, to === null ? { kind: 'remove' } : { kind: 'set', value: to }),
  ];
}

function addStep(
  open: OpenFlow,
  { step, templateId, after, outcome }: Extract<FlowEdit, { kind: 'add-step' }>,
): ChangeRequest[] {
  const { level, flow, at, steps } = open;
  if (steps.some(({ id }) => id === step))
    throw new NoSuchPlace('edit.step-exists', { flow, step });
  if (steps.some((one) => one.templateId === templateId)) {
    throw new NoSuchPlace('edit.screen-shown', { flow, screen: templateId });
  }
  const way = after === null ? undefined : { step: stepIn(open, after).id, outcome };
  const next = way ? level.here(FLOWS, wayPath(at, way)) : steps[0]?.id;
  const item = { templateId, ...(typeof next === 'string' && { defaultNextStepId: next }) };
  return [
    ...(way ? leadTo(open, way, step) : []),
    ...placeRequests(level, FLOWS, at, step, after, item),
  ];
}

/**
 * Steps that led to a step lead to the one behind it; the step goes between two others, to the end, or
 * before all others for `after` null.
 */
function moveStep(
  open: OpenFlow,
  { id: step, defaultNextStepId: own }: WrittenStep,
  after: string | null,
): ChangeRequest[] {
  const { level, flow, at, steps } = open;
  if (after === step) throw new NoSuchPlace('edit.no-step', { level: level.name, step, flow });
  const next = after === null ? steps[0]!.id : (stepIn(open, after).defaultNextStepId ?? null);
  if (next === step) return [];
  return [
    ...waysTo(steps, step)
      .filter((way) => !(way.step === after && way.outcome === ''))
      .flatMap((way) => leadTo(open, way, own ?? null)),
    ...(after === null ? [] : leadTo(open, { step: after, outcome: '' }, step)),
    // The step that it stood before may be the one that it stands behind.
    ...leadTo(open, { step, outcome: '' }, next),
    ...placeRequests(level, FLOWS, at, step, after),
  ];
}

function removeStep(
  open: OpenFlow,
  { id: step, defaultNextStepId: next }: WrittenStep,
): ChangeRequest[] {
  const { level, at, steps } = open;
  return [
    ...waysTo(steps, step)
      .filter((way) => way.step !== step)
      .flatMap((way) => leadTo(open, way, next === step ? null : (next ?? null))),
    requestHere(level, FLOWS, [...at, { id: step }], { kind: 'remove' }),
  ];
}
