import type { Transition } from '../../contract/actions.ts';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { objectOrEmpty, readCount, readText } from '../read-tolerantly.ts';
import { isOwnTemplate, pathOf, templateIdOf } from '../templates.ts';
import { checkWays, FORWARD } from './find-way-problem.ts';
import { FlowMistake, type FlowProblem } from './flow-problem.ts';
import { layBrandFlows } from './lay-brand-flows.ts';
import { readFlowProps, readStepProps, withoutEmpty } from './read-props.ts';

export interface ConfigFlow {
  /** Undefined for a flow without one, which can only be taken as the first of the list. */
  id?: string;
  /** The flow with the brand's JSON laid under it; undefined where it is unusable. */
  flow?: Flow;
}

const MAX_STEP_NUMBER = 5;
const MAX_PROBLEMS = 20;

const OUTCOMES: readonly Transition[] = [...FORWARD, 'refused'];

function readStep(value: unknown, number: number, own: ReadonlySet<string>): FlowStep {
  const step = objectOrEmpty(value);
  const id = readText(step.id);
  if (!id) throw new FlowMistake('no step id', String(number));
  const written = readText(step.templateId) ?? '';
  const templateId = templateIdOf(written);
  if (!templateId || (isOwnTemplate(templateId) && !own.has(templateId)))
    throw new FlowMistake('unknown template', id, written);
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
function readSteps(written: readonly unknown[], own: ReadonlySet<string>): FlowStep[] {
  const steps: FlowStep[] = [];
  for (const value of written) {
    const step = readStep(value, steps.length + 1, own);
    const { id, templateId } = step;
    if (steps.some((one) => one.id === id)) throw new FlowMistake('step id used before', id);
    if (steps.some((one) => one.templateId === templateId))
      throw new FlowMistake('template used before', id, templateId);
    steps.push(step);
  }
  return steps;
}

function checkNextSteps(steps: readonly FlowStep[]): void {
  for (const { id, defaultNextStepId, outcomes } of steps) {
    for (const next of [defaultNextStepId, ...Object.values(outcomes ?? {})]) {
      if (next === undefined) continue;
      const follower = steps.find((step) => step.id === next);
      if (!follower) throw new FlowMistake('unknown next step', id, next);
      const { templateId } = follower;
      if (!pathOf(templateId)) throw new FlowMistake('next step needs an id', id, templateId);
    }
  }
}

function readFlow(
  { id, steps: written, props }: Record<string, unknown>,
  brandFlows: readonly Flow[],
): Flow {
  const flowId = readText(id);
  if (!flowId) throw new FlowMistake('no flow id');
  if (!Array.isArray(written) || written.length === 0) throw new FlowMistake('no steps');
  const own = new Set(brandFlows.flatMap(({ steps }) => steps.map((step) => step.templateId)));
  const steps = readSteps(written, own);
  checkNextSteps(steps);
  const flow = layBrandFlows({ id: flowId, steps, props: readFlowProps(props) }, brandFlows);
  checkWays(flow);
  return flow;
}

/**
 * Reads flows tolerantly: numbers serve as ids, a template may have a leading slash and ':id' for '[id]'. A flow with a
 * mistake is unusable as a whole and named in `problems`. Never throws.
 */
export function readConfigFlows(
  written: unknown,
  brandFlows: readonly Flow[],
): { flows: readonly ConfigFlow[]; problems: readonly FlowProblem[] } {
  const flows: ConfigFlow[] = [];
  const problems: FlowProblem[] = [];
  const seen = new Set<string | undefined>();
  for (const [index, value] of (Array.isArray(written) ? written : []).entries()) {
    const fields = objectOrEmpty(value);
    const id = readText(fields.id);
    const isRepeated = id !== undefined && seen.has(id);
    seen.add(id);
    try {
      if (isRepeated) throw new FlowMistake('flow id used before');
      flows.push({ id, flow: readFlow(fields, brandFlows) });
    } catch (error) {
      if (!(error instanceof FlowMistake)) throw error;
      problems.push({ ...error.problem, flow: id ?? String(index + 1) });
      if (!isRepeated) flows.push({ id });
    }
  }
  if (flows.length === 0) problems.push({ mistake: 'no flows' });
  return { flows, problems: problems.slice(0, MAX_PROBLEMS) };
}
