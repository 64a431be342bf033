import type { Transition } from '../../contract/actions.ts';
import type { Step } from '../typed.ts';
import { closedCircles, pathsFrom, type Graph } from '../../flow/graph.ts';

/** An outcome of a screen that leads on: a key of `outcomes` in flows.json. */
export type Way = Transition;

/** A step as a place on the map of its flow. */
export interface GraphStep {
  /** The step as flows.json has it. */
  written: Step;
  id: string;
  templateId: string;
  /** defaultNextStepId. */
  next?: string;
  outcomes: Readonly<Partial<Record<Way, string>>>;
  /** Ids of steps that its screen leads to by itself: links to screens, an upsell declined. */
  links: readonly string[];
  /** A buyer comes here by a link of its own, not from another step. */
  isEntry: boolean;
  /** Nothing has to follow: the screen is one that a purchase ends with. */
  isEnd: boolean;
  /** Outcomes that its screen certainly has for some buyer; undefined for an unknown screen. */
  comesTo?: readonly Way[];
  /** Of these, what defaultNextStepId would lead astray. */
  hasToName?: readonly Way[];
  /** Outcomes that its screen may have as well. */
  mayComeTo?: readonly Way[];
}

/** Issues of the transitions of one flow. Steps are given by their ids. */
export interface FlowIssues {
  /** Steps that buyers get to, from which nothing leads on though it is no last screen. */
  deadEnds: string[];
  /** Circles that nothing leads out of: their steps in the order of the walk, the first once more at the end. */
  circles: string[][];
  /** Steps that no way leads to. */
  unreachable: string[];
  /** Outcomes of steps for which no way is named, where others have one. */
  withoutWay: { step: string; outcome: Way }[];
  /** Ways for outcomes that the step's screen never comes to. */
  never: { step: string; outcome: Way }[];
  /** The shortest way to each step that can be reached, both ends included. */
  pathTo: ReadonlyMap<string, readonly string[]>;
}

/** Everything that is wrong with the ways of a flow; the ids of its steps have to differ. */
export function flowIssues(steps: readonly GraphStep[]): FlowIssues {
  const graph = graphOf(steps);
  const entries = steps.filter(({ isEntry }, at) => at === 0 || isEntry).map(({ id }) => id);
  const pathTo = pathsFrom(entries, graph);
  const reached = steps.filter(({ id }) => pathTo.has(id));
  const ids = (some: readonly GraphStep[]) => some.map(({ id }) => id);
  return {
    deadEnds: ids(reached.filter((step) => !step.isEnd && waysOf(step).length === 0)),
    circles: closedCircles(ids(reached), graph),
    unreachable: ids(steps.filter(({ id }) => !pathTo.has(id))),
    withoutWay: reached.flatMap(missingWays),
    never: reached.flatMap(waysOfNothing),
    pathTo,
  };
}

/** Whether some way leads from one of the steps to another one. */
export function leadsTo(steps: readonly GraphStep[], from: readonly string[], to: string): boolean {
  const graph = graphOf(steps);
  return pathsFrom(
    from.flatMap((id) => graph.get(id)!),
    graph,
  ).has(to);
}

/** The ways between the steps of a flow; a step that is not there is passed over. */
function graphOf(steps: readonly GraphStep[]): Graph {
  const ids = new Set(steps.map(({ id }) => id));
  return new Map(steps.map((step) => [step.id, waysOf(step).filter((id) => ids.has(id))]));
}

const waysOf = ({ next, outcomes, links }: GraphStep): string[] => [
  ...new Set([...(next === undefined ? [] : [next]), ...Object.values(outcomes), ...links]),
];

function missingWays(step: GraphStep): FlowIssues['withoutWay'] {
  const { id, next, outcomes, comesTo = [], hasToName = [], isEnd } = step;
  if (isEnd || waysOf(step).length === 0) return [];
  return (next === undefined ? comesTo : hasToName)
    .filter((outcome) => outcome !== 'refused' && outcomes[outcome] === undefined)
    .map((outcome) => ({ step: id, outcome }));
}

function waysOfNothing({ id, outcomes, comesTo, mayComeTo = [] }: GraphStep): FlowIssues['never'] {
  return (Object.keys(outcomes) as Way[])
    .filter((outcome) => comesTo && ![...comesTo, ...mayComeTo].includes(outcome))
    .map((outcome) => ({ step: id, outcome }));
}
