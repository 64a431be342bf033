import type { Transition } from '../../contract/actions.ts';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { objectOrEmpty, readCount, readText } from '../read-tolerantly.ts';
import { isOwnTemplate, pathOf, templateIdOf } from '../templates.ts';
import { findWayProblem } from './find-way-problem.ts';
import type { FlowProblem } from './flow-problem.ts';
import { layBrandFlows } from './lay-brand-flows.ts';
import { readFlowProps, readStepProps, withoutEmpty } from './read-props.ts';

/** A flow that a config names. */
export interface ConfigFlow {
  /** Undefined for a flow without one, which can only be taken as the first of the list. */
  id?: string;
  /** The flow with the brand's JSON laid under it; undefined where it is unusable. */
  flow?: Flow;
}

/** The flows of a config answer as they are read. */
export interface ConfigFlows {
  /** In the config's order, each id once. */
  flows: readonly ConfigFlow[];
  /** One for each unusable flow, up to `MAX_PROBLEMS`. */
  problems: readonly FlowProblem[];
}

const MAX_STEP_NUMBER = 5;
const MAX_PROBLEMS = 20;

const OUTCOMES = Object.keys({
  continue: true,
  declined: true,
  approved: true,
  pending: true,
  refused: true,
} satisfies Record<Transition, true>) as Transition[];

/** A step as it is written, or its mistake. `number` counts from 1. */
function readStep(
  value: unknown,
  number: number,
  own: ReadonlySet<string>,
): FlowStep | FlowProblem {
  const step = objectOrEmpty(value);
  const id = readText(step.id);
  if (!id) return { mistake: 'no step id', step: String(number) };
  const written = readText(step.templateId) ?? '';
  const templateId = templateIdOf(written);
  if (!templateId || (isOwnTemplate(templateId) && !own.has(templateId)))
    return { mistake: 'unknown template', step: id, value: written };
  const outcomes = objectOrEmpty(step.outcomes);
  const stepNumber = readCount(step.stepNumber);
  return {
    id,
    templateId,
    defaultNextStepId: readText(step.defaultNextStepId),
    outcomes: withoutEmpty(
      Object.fromEntries(OUTCOMES.map((outcome) => [outcome, readText(outcomes[outcome])])),
    ),
    stepNumber: stepNumber && stepNumber <= MAX_STEP_NUMBER ? stepNumber : undefined,
    props: readStepProps(step.props),
  };
}

/** Stops at the first mistake: as each template may stand once, no list is read beyond their number. */
function readSteps(
  written: readonly unknown[],
  own: ReadonlySet<string>,
): FlowStep[] | FlowProblem {
  const steps: FlowStep[] = [];
  const ids = new Set<string>();
  const templates = new Set<string>();
  for (const value of written) {
    const step = readStep(value, steps.length + 1, own);
    if ('mistake' in step) return step;
    const { id, templateId } = step;
    if (ids.has(id)) return { mistake: 'step id used before', step: id };
    if (templates.has(templateId)) {
      return { mistake: 'template used before', step: id, value: templateId };
    }
    ids.add(id);
    templates.add(templateId);
    steps.push(step);
  }
  return steps;
}

/** The first step that names a next step which is not in the flow, or which no buyer can be led to. */
function findLostStep(steps: readonly FlowStep[]): FlowProblem | undefined {
  for (const { id, defaultNextStepId, outcomes } of steps) {
    for (const next of [defaultNextStepId, ...Object.values(outcomes ?? {})]) {
      if (next === undefined) continue;
      const follower = steps.find((step) => step.id === next);
      if (!follower) return { mistake: 'unknown next step', step: id, value: next };
      const { templateId } = follower;
      if (!pathOf(templateId))
        return { mistake: 'next step needs an id', step: id, value: templateId };
    }
  }
  return undefined;
}

/** A flow as it is written, without what is unknown; or its first mistake, by itself. */
function readFlow(
  value: unknown,
  number: number,
  own: ReadonlySet<string>,
): { id?: string; read: Flow | FlowProblem } {
  const { id: writtenId, steps: written, props } = objectOrEmpty(value);
  const id = readText(writtenId);
  const problem = (found: FlowProblem) => ({ id, read: { ...found, flow: id ?? String(number) } });
  if (!id) return problem({ mistake: 'no flow id' });
  if (!Array.isArray(written) || written.length === 0) return problem({ mistake: 'no steps' });
  const steps = readSteps(written, own);
  if ('mistake' in steps) return problem(steps);
  const lost = findLostStep(steps);
  return lost ? problem(lost) : { id, read: { id, steps, props: readFlowProps(props) } };
}

const listOf = (written: unknown): readonly unknown[] => (Array.isArray(written) ? written : []);

/**
 * The flows of a config answer with the brand's own JSON laid under them.
 * They are read tolerantly: unknown fields are ignored, numbers serve as ids, template ids may
 * have a leading slash and ':id' for '[id]'. A screen
 * of a brand's own is known where a flow of its JSON has it. A flow with a mistake is unusable as a whole and named
 * in `problems`. Never throws; the time grows with the number of flows.
 */
export function readConfigFlows(written: unknown, brandFlows: readonly Flow[]): ConfigFlows {
  const flows: ConfigFlow[] = [];
  const problems: FlowProblem[] = [];
  const report = (problem: FlowProblem) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  };
  const own = new Set(brandFlows.flatMap(({ steps }) => steps.map((step) => step.templateId)));
  const seen = new Set<string | undefined>();
  for (const [index, value] of listOf(written).entries()) {
    const { id, read } = readFlow(value, index + 1, own);
    if (id !== undefined && seen.has(id)) {
      report({ mistake: 'flow id used before', flow: id });
      continue;
    }
    seen.add(id);
    const flow = 'mistake' in read ? undefined : layBrandFlows(read, brandFlows);
    const problem = 'mistake' in read ? read : findWayProblem(flow!);
    if (problem) report({ ...problem, flow: problem.flow ?? id });
    flows.push({ id, flow: problem ? undefined : flow });
  }
  if (flows.length === 0) report({ mistake: 'no flows' });
  return { flows, problems };
}
