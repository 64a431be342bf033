import type { GraphStep, Way } from '../../src/diagnostics/flow-graph.ts';

/**
 * What is wrong with the ways of a flow, found by walking every walk there is: written from the
 * specification (section 4: a step is found by its template, the next is the one it names) and from
 * the README, without a thought for speed. Steps are named by their place in the list.
 */
export interface Verdict {
  deadEnds: string[];
  /** Steps that buyers get to and from which no walk comes to an end. */
  trapped: string[];
  unreachable: string[];
  withoutWay: string[];
  never: string[];
}

export function search(steps: readonly GraphStep[]): Verdict {
  const named = (id: string) => steps.findIndex((step) => step.id === id);
  const onwards = (at: number): number[] => {
    const { next, outcomes, links } = steps[at]!;
    const all = [next, ...Object.values(outcomes), ...links];
    return all.flatMap((id) => (id === undefined ? [] : [named(id)]));
  };
  /** Where a buyer can be after so many steps; -1 is a step that is not there. */
  const after = (count: number, from: number): Set<number> => {
    let here = new Set([from]);
    const been = new Set(here);
    for (let at = 0; at < count; at++) {
      here = new Set([...here].flatMap((one) => (one < 0 ? [] : onwards(one))));
      for (const one of here) been.add(one);
    }
    return been;
  };
  const arrives = (from: number, to: number) => after(steps.length, from).has(to);
  const starts = steps.flatMap(({ isEntry }, at) => (at === 0 || isEntry ? [at] : []));
  const isVisited = (at: number) => starts.some((start) => start === at || arrives(start, at));
  const isLast = (at: number) => at < 0 || onwards(at).length === 0;
  const idsWhere = (is: (at: number) => boolean) =>
    steps.flatMap(({ id }, at) => (is(at) ? [id] : []));
  const forks = (at: number, isWrong: (step: GraphStep, outcome: Way) => boolean) =>
    isVisited(at)
      ? WAYS.filter((outcome) => isWrong(steps[at]!, outcome)).map(
          (outcome) => `${steps[at]!.id} ${outcome}`,
        )
      : [];
  const every = steps.map((_, at) => at);
  return {
    deadEnds: idsWhere((at) => isVisited(at) && isLast(at) && !steps[at]!.isEnd),
    trapped: idsWhere((at) => isVisited(at) && ![...after(steps.length, at)].some(isLast)),
    unreachable: idsWhere((at) => !isVisited(at)),
    withoutWay: every.flatMap((at) => (isLast(at) ? [] : forks(at, hasNoWay))),
    never: every.flatMap((at) => forks(at, isNever)),
  };
}

const WAYS: readonly Way[] = ['continue', 'declined', 'approved', 'pending', 'refused'];

/** A buyer who comes to this stands still, or is led where only others should go. */
function hasNoWay(step: GraphStep, outcome: Way): boolean {
  if (step.isEnd || outcome === 'refused' || step.outcomes[outcome] !== undefined) return false;
  const comes = step.comesTo?.includes(outcome) ?? false;
  const isLedAstray = step.hasToName?.includes(outcome) ?? false;
  return (comes && step.next === undefined) || (isLedAstray && step.next !== undefined);
}

function isNever(step: GraphStep, outcome: Way): boolean {
  if (step.outcomes[outcome] === undefined || step.comesTo === undefined) return false;
  return ![...step.comesTo, ...(step.mayComeTo ?? [])].includes(outcome);
}
