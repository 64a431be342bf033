import type { Flow, FlowStep } from '../../src/contract/compiled-brand.ts';
import type { Transition } from '../../src/contract/actions.ts';
import { nextStep } from '../../src/flow/step.ts';

/** Every outcome that can lead on. */
const OUTCOMES: Readonly<Record<Transition, true>> = {
  continue: true,
  declined: true,
  approved: true,
  pending: true,
  refused: true,
};
const advances = Object.keys(OUTCOMES) as Transition[];

/** The steps that can follow one, by whatever comes out of it; each once. */
function followers(flow: Flow, step: FlowStep): FlowStep[] {
  const steps = advances.map((outcome) => nextStep(flow, step, outcome));
  return [...new Set(steps.filter((one) => one !== undefined))];
}

/**
 * Every way from the first step to where nothing follows.
 *
 * @throws {Error} when a way comes back to a step that it has been at.
 */
export function waysThrough(flow: Flow): FlowStep[][] {
  const walk = (way: FlowStep[]): FlowStep[][] => {
    const next = followers(flow, way.at(-1)!);
    const back = next.find((step) => way.includes(step));
    if (back) throw new Error(`The flow '${flow.id}' comes back to its step '${back.id}'.`);
    return next.length === 0 ? [way] : next.flatMap((step) => walk([...way, step]));
  };
  const [first] = flow.steps;
  return first ? walk([first]) : [];
}
