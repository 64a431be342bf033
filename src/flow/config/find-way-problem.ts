import type { Transition } from '../../contract/actions.ts';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { isInCircle, pathsFrom } from '../graph.ts';
import { isSaleEnd, takesPayment } from '../sold-at.ts';
import { firstStepOf, nextStep } from '../step.ts';
import { FlowMistake } from './flow-problem.ts';

/** The outcomes of a buyer who goes on, the usual one first. After a refusal one may well come back and pay in another way. */
export const FORWARD: readonly Transition[] = ['continue', 'approved', 'pending', 'declined'];

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
 * Refuses a circle, which a link may open at any step, a flow that begins at its end, and a step without a next one
 * before anything could be paid. @throws {FlowMistake}
 */
export function checkWays(flow: Flow): void {
  const { steps } = flow;
  const ways = new Map(steps.map((step) => [step.id, followers(flow, step)]));
  const round = steps.find(({ id }) => isInCircle(id, ways));
  if (round) throw new FlowMistake('circle', round.id);
  const first = firstStepOf(flow);
  const isFollowed = first && [...ways.values()].some((next) => next.includes(first.id));
  if (isFollowed && isSaleEnd(first.templateId))
    throw new FlowMistake('begins at its end', first.id);
  const untilSale = new Map(steps.map((step) => [step.id, isSale(step) ? [] : ways.get(step.id)!]));
  const reached = pathsFrom([steps[0]!.id], untilSale);
  const end = steps.find(
    (step) => reached.has(step.id) && !isSale(step) && ways.get(step.id)!.length === 0,
  );
  if (end) throw new FlowMistake('no next step before a sale', end.id);
}
