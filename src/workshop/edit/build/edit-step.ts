import type { Transition } from '../../../contract/actions.ts';
import { NoSuchPlace } from '../../say.ts';
import type { JsonItem } from '../json-path.ts';
import { itemsIn, objectIn, placeItem, type Draft } from './draft.ts';
import type { StepEdit, StepRemoval } from './edit.ts';

type WrittenStep = JsonItem & {
  templateId?: string;
  defaultNextStepId?: string;
  outcomes?: Partial<Record<Transition, string>>;
};
/** A transition of a flow: the step and outcome that it is written at. */
type Way = readonly [step: WrittenStep, outcome: Transition | undefined];

function stepsOf(draft: Draft, flow: string): WrittenStep[] | undefined {
  const found = itemsIn(draft.open('flows'), 'flows').find(({ id }) => id === flow);
  return found && (itemsIn(found, 'steps') as WrittenStep[]);
}

/** @throws {NoSuchPlace} where a flow or a step is not there, or a new step is, or its screen. */
export function checkStep(draft: Draft, edit: StepEdit | StepRemoval): void {
  const { flows, step } = edit;
  const level = draft.folder;
  if (flows.length === 0) throw new NoSuchPlace('edit.choose-flow');
  for (const flow of flows) {
    const steps = stepsOf(draft, flow);
    if (!steps) throw new NoSuchPlace('edit.no-flow', { level, flow });
    const { templateId = undefined, after = null } = edit.kind === 'step' ? edit : {};
    const needed = [after, templateId === undefined ? step : null];
    const absent = needed.find((one) => one !== null && steps.every(({ id }) => id !== one));
    if (absent) throw new NoSuchPlace('edit.no-step', { level, step: absent, flow });
    if (templateId === undefined) continue;
    if (steps.some(({ id }) => id === step))
      throw new NoSuchPlace('edit.step-exists', { flow, step });
    if (steps.some((one) => one.templateId === templateId))
      throw new NoSuchPlace('edit.screen-shown', { flow, screen: templateId });
  }
}

const leadsTo = ([step, outcome]: Way): string | undefined =>
  outcome === undefined ? step.defaultNextStepId : step.outcomes?.[outcome];

function lead([step, outcome]: Way, to: string | undefined): void {
  const owner = outcome === undefined ? step : objectIn(step, 'outcomes');
  const key = outcome ?? 'defaultNextStepId';
  if (to === undefined) delete owner[key];
  else owner[key] = to;
}

const waysTo = (steps: readonly WrittenStep[], to: string): Way[] =>
  steps
    .flatMap((step): Way[] => [
      ...Object.keys(step.outcomes ?? {}).map((outcome) => [step, outcome as Transition] as const),
      [step, undefined],
    ])
    .filter((way) => leadsTo(way) === to);

export function editStep(draft: Draft, { flows, step, templateId, after, outcome }: StepEdit) {
  for (const flow of flows) {
    const steps = stepsOf(draft, flow) ?? [];
    const before = steps.find(({ id }) => id === after);
    if (after !== null && !before) continue;
    const way: Way | undefined = before && [before, outcome];
    const next = way ? leadsTo(way) : steps[0]?.id;
    // Another one leads to the step already, or it is the first.
    if (next === step) continue;
    let item = steps.find(({ id }) => id === step);
    if (!item && templateId === undefined) continue;
    if (!item) steps.push((item = { id: step, templateId: templateId! }));
    const own = item.defaultNextStepId;
    for (const other of templateId === undefined ? waysTo(steps, step) : []) lead(other, own);
    if (way) lead(way, step);
    lead([item, undefined], next === step ? own : next);
    placeItem(steps, step, after);
  }
}

/** Takes a step out of flows; those that led to it lead to the one behind it. */
export function removeStep(draft: Draft, { flows, step }: StepRemoval): void {
  for (const flow of flows) {
    const steps = stepsOf(draft, flow) ?? [];
    const at = steps.findIndex(({ id }) => id === step);
    if (at < 0) continue;
    const next = steps[at]!.defaultNextStepId;
    steps.splice(at, 1);
    for (const way of waysTo(steps, step)) lead(way, next === step ? undefined : next);
  }
}
