import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import type { FlowMap } from './flow-maps.ts';
import type { Counted } from './flow-numbers.ts';
import { transitionBetween } from './step-circle.ts';

/** A step that is followed by one of a lower number. */
interface Backwards {
  from: string;
  to: string;
  /** The number or the transition between the two that was written last. */
  at: Node;
  /** The way to the second step, with the numbers on it. */
  path: string;
}

/**
 * Steps whose next numbered one on some way has a lower number. On a way back buyers count anew, and so do
 * those who were refused. A number above `most` is reported by itself, and passed over here.
 */
export function numbersBackwards(
  merged: MergedBrand,
  map: FlowMap,
  numbers: ReadonlyMap<string, readonly Counted[]>,
  most: number,
): Backwards[] {
  const numbersOf = (id: string) => {
    const all = numbers.get(id) ?? [];
    return all.some(({ number }) => number > most) ? [] : all;
  };
  const waysFrom = (id: string): string[] => {
    const { next, outcomes = {} } = map.steps.find((step) => step.id === id) ?? {};
    const { refused: _, ...others } = outcomes;
    return [...(next === undefined ? [] : [next]), ...Object.values(others)];
  };
  const leads = (from: string, to: string): boolean => {
    const seen = new Set([from]);
    for (const id of seen) for (const next of waysFrom(id)) seen.add(next);
    return seen.has(to);
  };
  const firstNumbered = (start: string) => {
    const seen = new Map<string, readonly string[]>([[start, [start]]]);
    const found: (readonly string[])[] = [];
    // A map that grows while it is walked is walked to its end: breadth first.
    for (const [id, path] of seen) {
      if (id !== start && numbersOf(id).length > 0) found.push(path);
      else for (const next of waysFrom(id)) if (!seen.has(next)) seen.set(next, [...path, next]);
    }
    return found;
  };
  return map.steps.flatMap(({ id: from }) => {
    const one = numbersOf(from).at(-1);
    if (!one || !map.issues.pathTo.has(from)) return [];
    return firstNumbered(from).flatMap((path): Backwards[] => {
      const to = path.at(-1)!;
      const other = numbersOf(to)[0]!;
      if (other.number >= one.number || leads(to, from)) return [];
      const led = transitionBetween(map, path.at(-2)!, to) ?? other.node;
      const way = [...map.issues.pathTo.get(from)!.slice(0, -1), ...path];
      const shown = way.map((id) => [id, numbersOf(id).at(-1)?.number] as const);
      return [
        {
          from,
          to,
          at: younger(merged, younger(merged, other.node, one.node), led),
          path: shown
            .map(([id, number]) => (number === undefined ? id : `${id} (${number})`))
            .join(' → '),
        },
      ];
    });
  });
}
