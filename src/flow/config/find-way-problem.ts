import type { Transition } from '../../contract/actions.ts';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { isInCircle, pathsFrom } from '../graph.ts';
import { isSaleEnd, takesPayment } from '../sold-at.ts';
import { firstStepOf, nextStep } from '../step.ts';
import type { FlowProblem } from './flow-problem.ts';

/** The outcomes of a buyer who goes on, the usual one first. After a refusal one may well come back and pay in another way. */
export const FORWARD: readonly Transition[] = ['continue', 'approved', 'pending', 'declined'];

/** Ids of the steps that may follow one. A step that leads to the first one may name another besides. */
function followers(flow: Flow, step: FlowStep): string[] {
  const byDefault = flow.steps.find(({ id }) => id === step.defaultNextStepId);
  const others =
    step.templateId === 'parsing'
      ? [firstStepOf(flow)]
      : FORWARD.map((outcome) => nextStep(flow, step, outcome));
  return [byDefault, ...others].flatMap((next) => next?.id ?? []);
}

const isSale = ({ templateId }: FlowStep) => takesPayment(templateId) || isSaleEnd(templateId);

/**
 * Finds in a flow with each template once a circle, an end at the beginning (then the list is in another order),
 * or a step from which nothing leads on before anything could be paid: its buyers would begin again for ever. A
 * link may open any step, so circles are looked for from each.
 */
export function findWayProblem(flow: Flow): FlowProblem | undefined {
  const { steps } = flow;
  const ways = new Map(steps.map((step) => [step.id, followers(flow, step)]));
  const round = steps.find(({ id }) => isInCircle(id, ways));
  if (round) return { mistake: 'circle', step: round.id };
  const first = firstStepOf(flow);
  const isFollowed = first && [...ways.values()].some((next) => next.includes(first.id));
  if (isFollowed && isSaleEnd(first.templateId))
    return { mistake: 'begins at its end', step: first.id };
  const untilSale = new Map(steps.map((step) => [step.id, isSale(step) ? [] : ways.get(step.id)!]));
  const reached = pathsFrom([steps[0]!.id], untilSale);
  const end = steps.find(
    (step) => reached.has(step.id) && !isSale(step) && ways.get(step.id)!.length === 0,
  );
  return end && { mistake: 'no next step before a sale', step: end.id };
}
