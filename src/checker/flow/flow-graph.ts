/** Outcomes of a screen that lead on: the kinds of `outcomes` in flows.json. */
export const WAYS = ['continue', 'declined', 'approved', 'pending', 'refused'] as const;
export type Way = (typeof WAYS)[number];

/** A step as a place on the map of its flow. */
export interface GraphStep {
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
  /** Of these, those that the others hang on. */
  unreachableRoots: string[];
  /** Outcomes of steps for which no way is named, where others have one. */
  withoutWay: { step: string; outcome: Way }[];
  /** Ways for outcomes that the step's screen never comes to. */
  never: { step: string; outcome: Way }[];
  /** A way leads to a step that is not there, so nobody knows where it was to lead. */
  isUncertain: boolean;
  /** The shortest way to each step that can be reached, both ends included. */
  pathTo: ReadonlyMap<string, readonly string[]>;
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** Everything that is wrong with the ways of a flow; the ids of its steps have to differ. */
export function flowIssues(steps: readonly GraphStep[]): FlowIssues {
  const ids = new Set(steps.map(({ id }) => id));
  const written = new Map(steps.map((step) => [step.id, waysOf(step)]));
  const graph: Graph = new Map(
    [...written].map(([id, ways]) => [id, ways.filter((way) => ids.has(way))]),
  );
  const entries = steps.filter(({ isEntry }, at) => at === 0 || isEntry).map(({ id }) => id);
  const pathTo = pathsFrom(entries, graph);
  const reached = steps.filter(({ id }) => pathTo.has(id));
  const isOpen = ({ id }: GraphStep) => written.get(id)!.some((way) => !ids.has(way));
  const unreachable = steps.filter(({ id }) => !pathTo.has(id)).map(({ id }) => id);
  const leaving = reached.filter((step) => isOpen(step) || graph.get(step.id)!.length === 0);
  const saved = backFrom(
    leaving.map(({ id }) => id),
    graph,
  );
  const trapped = reached.filter(({ id }) => !saved.has(id)).map(({ id }) => id);
  return {
    deadEnds: reached
      .filter((step) => !step.isEnd && written.get(step.id)!.length === 0)
      .map(({ id }) => id),
    circles: circlesAmong(trapped, graph),
    unreachable,
    unreachableRoots: rootsAmong(unreachable, graph),
    withoutWay: reached.flatMap(missingWays),
    never: reached.flatMap(waysOfNothing),
    isUncertain: reached.some(isOpen),
    pathTo,
  };
}

/** Whether some way leads from one of the steps to another one. */
export function leadsTo(steps: readonly GraphStep[], from: readonly string[], to: string): boolean {
  const ids = new Set(steps.map(({ id }) => id));
  const graph = new Map(steps.map((step) => [step.id, waysOf(step).filter((id) => ids.has(id))]));
  return from.some((id) => graph.get(id)!.some((next) => pathsFrom([next], graph).has(to)));
}

const waysOf = ({ next, outcomes, links }: GraphStep): string[] => [
  ...new Set([...(next === undefined ? [] : [next]), ...Object.values(outcomes), ...links]),
];

function pathsFrom(entries: readonly string[], graph: Graph): Map<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>(entries.map((id) => [id, [id]]));
  // A map that grows while it is walked is walked to its end: breadth first.
  for (const [id, path] of paths) {
    for (const next of graph.get(id)!) if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return paths;
}

/** Every step from which one of the ends can be reached, the ends included. */
function backFrom(ends: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(ends);
  for (const end of found) {
    for (const [id, ways] of graph) if (ways.includes(end)) found.add(id);
  }
  return found;
}

/** The circles that lead to themselves alone: no walk that enters one leaves it. */
function circlesAmong(trapped: readonly string[], graph: Graph): string[][] {
  const circles: string[][] = [];
  const seen = new Set<string>();
  for (const id of trapped) {
    const around = pathsFrom(graph.get(id)!, graph);
    const isLast = [...around.keys()].every((other) => pathsFrom([other], graph).has(id));
    if (!isLast || seen.has(id)) continue;
    for (const other of around.keys()) seen.add(other);
    circles.push([id, ...around.get(id)!]);
  }
  return circles;
}

/** Of steps that nothing leads to, those that no other of them leads to; one for each circle. */
function rootsAmong(ids: readonly string[], graph: Graph): string[] {
  const reach = new Map(ids.map((id) => [id, pathsFrom([id], graph)]));
  return ids.filter((id, at) =>
    ids.every((other, before) => {
      const leadsHere = other !== id && reach.get(other)!.has(id);
      return !leadsHere || (reach.get(id)!.has(other) && at < before);
    }),
  );
}

function missingWays(step: GraphStep): FlowIssues['withoutWay'] {
  const { id, next, outcomes, comesTo = [], hasToName = [], isEnd } = step;
  if (isEnd || waysOf(step).length === 0) return [];
  return (next === undefined ? comesTo : hasToName)
    .filter((outcome) => outcome !== 'refused' && outcomes[outcome] === undefined)
    .map((outcome) => ({ step: id, outcome }));
}

function waysOfNothing({ id, outcomes, comesTo, mayComeTo = [] }: GraphStep): FlowIssues['never'] {
  if (!comesTo) return [];
  return (Object.keys(outcomes) as Way[])
    .filter((outcome) => !comesTo.includes(outcome) && !mayComeTo.includes(outcome))
    .map((outcome) => ({ step: id, outcome }));
}
