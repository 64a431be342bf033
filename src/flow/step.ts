import type { Flow, FlowStep } from '../contract/compiled-brand.ts';
import type { Transition } from '../contract/actions.ts';
import { OUTCOMES, type Outcome } from './outcome.ts';
import { isUpsellPage } from './sold-at.ts';
import { pathOf, type StaticTemplateId } from './templates.ts';

export function stepAt(flow: Flow, templateId: string): FlowStep | undefined {
  return flow.steps.find((step) => step.templateId === templateId);
}

export interface StepCount {
  /** Undefined on a screen without an indicator. */
  step?: number;
  /** Undefined where brand.json says it. */
  total?: number;
}

/** Counted where the flow is, else the number of the step or `written`, that of page or screen. */
export function stepCountAt(
  { stepsNumber: total }: Flow,
  step: FlowStep | undefined,
  page: number,
  written: number | undefined,
): StepCount {
  if (!step || total === undefined) return { step: step?.stepNumber ?? written };
  const { stepNumber, countedPages = 1 } = step;
  return { step: stepNumber && stepNumber + Math.min(page, countedPages - 1), total };
}

const UPSELL_SUCCESS = 'success/upsell' satisfies StaticTemplateId;

/** Ways between the screens of Livelo, in any flow that has them. */
const LIVELO_WAYS: Partial<Record<string, Partial<Record<Transition, StaticTemplateId>>>> = {
  'livelo/payment-method': { declined: 'payment' },
  'livelo/payment': { refused: 'livelo/error' },
};

/** The template that an outcome leads to where the step names no step for it; undefined for most. */
function usualTemplate(
  flow: Flow,
  step: FlowStep,
  outcome: Transition,
): StaticTemplateId | undefined {
  if (step.outcomes?.[outcome] !== undefined) return undefined;
  // A buyer who would not pay in points has declined nothing else, not even an upsell behind that step.
  const ofLivelo = LIVELO_WAYS[step.templateId]?.[outcome];
  if (ofLivelo) return ofLivelo;
  return outcome === 'declined' && offersUpsell(flow, step) ? UPSELL_SUCCESS : undefined;
}

/**
 * The step named for the outcome, else the default; declining an upsell skips the pages that sell it. Undefined on the
 * last step, and where the named step is not in the flow.
 */
export function nextStep(flow: Flow, step: FlowStep, outcome: Transition): FlowStep | undefined {
  const usual = usualTemplate(flow, step, outcome);
  if (usual) return stepAt(flow, usual);
  // The default next step is for those who have paid.
  const id =
    step.outcomes?.[outcome] ?? (outcome === 'refused' ? undefined : step.defaultNextStepId);
  return flow.steps.find((candidate) => candidate.id === id);
}

/** The transition of an outcome from a step: a refusal has one only where the step names a step of the flow. */
export function nextTransition(
  outcome: Outcome,
  flow: Flow,
  step: FlowStep | undefined,
): Transition | undefined {
  const { transition } = OUTCOMES[outcome.kind];
  if (transition !== 'refused') return transition;
  return step && nextStep(flow, step, transition) ? transition : undefined;
}

/** Whether a step offers an upsell: it is a page that sells it, or the next step is one. */
export function offersUpsell(flow: Flow, { templateId, defaultNextStepId }: FlowStep): boolean {
  if (templateId === UPSELL_SUCCESS) return false;
  const next = flow.steps.find(({ id }) => id === defaultNextStepId);
  return [templateId, next?.templateId ?? ''].some(isUpsellPage);
}

/** The step that the Back button leads to: a step whose default next step this is, else a step that names it for an outcome. */
export function previousStep(flow: Flow, step: FlowStep): FlowStep | undefined {
  const others = flow.steps.filter(({ id }) => id !== step.id);
  return (
    others.find(({ defaultNextStepId }) => defaultNextStepId === step.id) ??
    others.find(({ outcomes }) => Object.values(outcomes ?? {}).includes(step.id))
  );
}

/** The previous step's path, else the flow's first; undefined at the first step, before which is nothing of the shop. */
export function backPathOf(flow: Flow, templateId: string): string | undefined {
  const step = stepAt(flow, templateId);
  const previous = step && previousStep(flow, step);
  const path = pathOf(previous?.templateId ?? '') ?? firstPathOf(flow);
  return path === pathOf(templateId) ? undefined : path;
}

/** By the buyer's flow or, for a screen outside it, by the brand's first flow that has it. */
export function stepAfter(
  templateId: string,
  outcome: Transition,
  flow: Flow,
  brandFlows: readonly Flow[],
): FlowStep | undefined {
  const home = [flow, ...brandFlows].find((candidate) => stepAt(candidate, templateId));
  const step = home && stepAt(home, templateId);
  if (!step) return undefined;
  const usual = usualTemplate(home, step, outcome);
  const elsewhere = usual && brandFlows.find((candidate) => stepAt(candidate, usual));
  return nextStep(home, step, outcome) ?? (elsewhere && stepAt(elsewhere, usual));
}

/** Whether a purchase begins at a screen: the flow does, or the screen asks who buys. */
export const isFirstScreen = (flow: Pick<Flow, 'steps'>, templateId: string): boolean =>
  templateId === 'lead' || pathOf(templateId) === firstPathOf(flow);

/** The step that a flow begins with; a page that only leads there is not counted. */
export const firstStepOf = ({ steps }: Pick<Flow, 'steps'>): FlowStep | undefined =>
  steps.find(({ templateId }) => templateId !== 'parsing');

export const firstPathOf = (flow: Pick<Flow, 'steps'>): string =>
  pathOf(firstStepOf(flow)?.templateId ?? '') ?? pathOf('lead');
