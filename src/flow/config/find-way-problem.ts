import type { Transition } from '../../contract/actions.ts';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { isSaleEnd, takesPayment } from '../sold-at.ts';
import { firstStepOf, nextStep } from '../step.ts';
import type { FlowProblem } from './flow-problem.ts';

/** The outcomes of a buyer who goes on. After a refusal one may well come back and pay in another way. */
const FORWARD: readonly Transition[] = ['continue', 'approved', 'pending', 'declined'];

/** The steps that may follow one. A step that leads to the first one (D-45) may name another besides. */
function followers(flow: Flow, step: FlowStep): FlowStep[] {
  const byDefault = flow.steps.find(({ id }) => id === step.defaultNextStepId);
  if (step.templateId === 'parsing') {
    return [firstStepOf(flow), byDefault].filter((next) => next !== undefined);
  }
  const all = [byDefault, ...FORWARD.map((outcome) => nextStep(flow, step, outcome))];
  return all.filter((next) => next !== undefined);
}

/** A step that a buyer may come back to by going on; undefined without any. */
function findCircle(flow: Flow): FlowStep | undefined {
  const under = new Set<FlowStep>();
  const done = new Set<FlowStep>();
  const visit = (step: FlowStep): FlowStep | undefined => {
    if (under.has(step)) return step;
    if (done.has(step)) return undefined;
    under.add(step);
    for (const next of followers(flow, step)) {
      const met = visit(next);
      if (met) return met;
    }
    under.delete(step);
    done.add(step);
    return undefined;
  };
  for (const step of flow.steps) {
    const met = visit(step);
    if (met) return met;
  }
  return undefined;
}

/** A step from which nothing leads on before anything could be paid: its buyers would begin again for ever. */
function findDeadEnd(flow: Flow): FlowStep | undefined {
  const seen = new Set(flow.steps.slice(0, 1));
  for (const step of seen) {
    if (takesPayment(step.templateId) || isSaleEnd(step.templateId)) continue;
    const next = followers(flow, step);
    if (next.length === 0) return step;
    for (const one of next) seen.add(one);
  }
  return undefined;
}

/** The first step where other steps lead to it as the end of a sale: then the list is in another order. */
function findEndAtBeginning(flow: Flow): FlowStep | undefined {
  const first = firstStepOf(flow);
  if (!first || !isSaleEnd(first.templateId)) return undefined;
  return flow.steps.some((step) => followers(flow, step).includes(first)) ? first : undefined;
}

/**
 * Finds a circle, an end at the beginning, or one before anything is sold, in a flow with each template once (D-172). A link may
 * open any step, so circles are looked for from each.
 */
export function findWayProblem(flow: Flow): FlowProblem | undefined {
  const round = findCircle(flow);
  if (round) return { mistake: 'circle', step: round.id };
  const early = findEndAtBeginning(flow);
  if (early) return { mistake: 'begins at its end', step: early.id };
  const end = findDeadEnd(flow);
  return end && { mistake: 'no next step before a sale', step: end.id };
}
