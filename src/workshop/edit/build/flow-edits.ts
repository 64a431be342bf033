import type { Transition } from '../../../contract/actions.ts';
import { idOf, NoSuchPlace, type DocumentPath } from '../json-text.ts';
import type { Change, ChangeRequest } from '../plan-change.ts';
import type { FlowEdit } from './edit.ts';
import { idsOf, requestHere, type Level } from './level.ts';
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

const stepsAt = (flow: string): DocumentPath => ['flows', { id: flow }, 'steps'];

const wayPath = (flow: string, { step, outcome }: Omit<Way, 'to'>): DocumentPath => {
  const path: DocumentPath = [...stepsAt(flow), { id: step }];
  return outcome === '' ? [...path, 'defaultNextStepId'] : [...path, 'outcomes', outcome];
};

/** The steps of a flow as a level has them. */
function stepsOf(level: Level, flow: string): WrittenStep[] {
  const list = level.here(FLOWS, stepsAt(flow));
  if (!Array.isArray(list))
    throw new NoSuchPlace(
      `'${level.name}' has no flow '${flow}'.`,
      `'${level.name}' não tem o fluxo '${flow}'.`,
    );
  return list.filter((step) => idOf(step) !== undefined) as unknown as WrittenStep[];
}

function waysOf(steps: readonly WrittenStep[]): Way[] {
  return steps.flatMap(({ id, defaultNextStepId, outcomes = {} }): Way[] => [
    ...(Object.entries(outcomes) as [Transition, string][]).map(([outcome, to]) => ({
      step: id,
      outcome,
      to,
    })),
    ...(defaultNextStepId === undefined
      ? []
      : [{ step: id, outcome: '' as const, to: defaultNextStepId }]),
  ]);
}

/** The requests by which a level adds, moves, removes or takes back a step. */
export function flowRequests(level: Level, edit: FlowEdit): ChangeRequest[] {
  if (edit.flows.length === 0) throw new NoSuchPlace('Choose a flow.', 'Escolha um fluxo.');
  return edit.flows.flatMap((flow) => requestsIn(level, flow, edit));
}

function requestsIn(level: Level, flow: string, edit: FlowEdit): ChangeRequest[] {
  const steps = stepsOf(level, flow);
  const { step } = edit;
  if (edit.kind === 'add-step') return addStep(level, flow, steps, edit);
  if (edit.kind === 'restore-step') return restoreStep(level, flow, step);
  if (!steps.some(({ id }) => id === step)) throw noStep(level, flow, step);
  switch (edit.kind) {
    case 'move-step':
      return moveStep(level, flow, steps, step, edit.after);
    case 'remove-step':
      return removeStep(level, flow, steps, step);
    default:
      return edit satisfies never;
  }
}

const noStep = ({ name }: Level, flow: string, step: string) =>
  new NoSuchPlace(
    `'${name}' has no step '${step}' in the flow '${flow}'.`,
    `'${name}' não tem a etapa '${step}' no fluxo '${flow}'.`,
  );

/** The request by which a transition leads to another step, or to none for null. */
function leadTo(
  level: Level,
  flow: string,
  way: Omit<Way, 'to'>,
  to: string | null,
): ChangeRequest[] {
  const path = wayPath(flow, way);
  if (level.here(FLOWS, path) === (to ?? undefined)) return [];
  const change: Change = to === null ? { kind: 'remove' } : { kind: 'set', value: to };
  return [requestHere(level, FLOWS, path, change)];
}

function addStep(
  level: Level,
  flow: string,
  steps: readonly WrittenStep[],
  { step, templateId, after, outcome }: Extract<FlowEdit, { kind: 'add-step' }>,
): ChangeRequest[] {
  if (steps.some(({ id }) => id === step)) {
    throw new NoSuchPlace(
      `The flow '${flow}' has a step '${step}' already: choose another name.`,
      `O fluxo '${flow}' já tem uma etapa '${step}': escolha outro nome.`,
    );
  }
  if (steps.some((one) => one.templateId === templateId)) {
    throw new NoSuchPlace(
      `The flow '${flow}' shows /${templateId} already: a screen has one step.`,
      `O fluxo '${flow}' já mostra /${templateId}: uma tela tem só uma etapa.`,
    );
  }
  if (after !== null && !steps.some(({ id }) => id === after)) throw noStep(level, flow, after);
  const way = after === null ? undefined : { step: after, outcome };
  const before = way ? level.here(FLOWS, wayPath(flow, way)) : steps[0]?.id;
  const item = {
    templateId,
    ...(typeof before === 'string' && { defaultNextStepId: before }),
  };
  return [
    ...(way ? leadTo(level, flow, way, step) : []),
    ...placeRequests(level, FLOWS, stepsAt(flow), step, after, item),
  ];
}

/**
 * Steps that led to a step lead to the one behind it; the step goes between two others, to the end, or
 * before all others for `after` null.
 */
function moveStep(
  level: Level,
  flow: string,
  steps: readonly WrittenStep[],
  step: string,
  after: string | null,
): ChangeRequest[] {
  if (after !== null && (after === step || !steps.some(({ id }) => id === after))) {
    throw noStep(level, flow, after);
  }
  const nextOf = (id: string) => steps.find((one) => one.id === id)?.defaultNextStepId ?? null;
  const own = nextOf(step);
  const next = after === null ? steps[0]!.id : nextOf(after);
  if (next === step) return [];
  const closed = waysOf(steps).filter(({ to }) => to === step);
  return [
    ...closed
      .filter((way) => !(way.step === after && way.outcome === ''))
      .flatMap((way) => leadTo(level, flow, way, own)),
    ...(after === null ? [] : leadTo(level, flow, { step: after, outcome: '' }, step)),
    // The step that it stood before may be the one that it stands behind.
    ...leadTo(level, flow, { step, outcome: '' }, next),
    ...placeRequests(level, FLOWS, stepsAt(flow), step, after),
  ];
}

function removeStep(
  level: Level,
  flow: string,
  steps: readonly WrittenStep[],
  step: string,
): ChangeRequest[] {
  const next = steps.find(({ id }) => id === step)?.defaultNextStepId ?? null;
  const closed = waysOf(steps).filter((way) => way.to === step && way.step !== step);
  return [
    ...closed.flatMap((way) => leadTo(level, flow, way, next === step ? null : next)),
    requestHere(level, FLOWS, [...stepsAt(flow), { id: step }], { kind: 'remove' }),
  ];
}

/** The step as the parent has it, and the ways that lead to it there. */
function restoreStep(level: Level, flow: string, step: string): ChangeRequest[] {
  const inherited = level.above(FLOWS, stepsAt(flow));
  if (!idsOf(inherited).includes(step)) {
    throw new NoSuchPlace(
      `The parent of '${level.name}' has no step '${step}' in '${flow}'.`,
      `De onde '${level.name}' herda não há a etapa '${step}' em '${flow}'.`,
    );
  }
  const ways = waysOf(inherited as unknown as WrittenStep[]).filter(({ to }) => to === step);
  const own = (path: DocumentPath) =>
    level.own(FLOWS, path) === undefined
      ? []
      : [requestHere(level, FLOWS, path, { kind: 'restore' })];
  return [
    ...own([...stepsAt(flow), { id: step }]),
    ...ways.flatMap((way) => own(wayPath(flow, way))),
  ];
}
