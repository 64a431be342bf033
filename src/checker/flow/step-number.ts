import { nodeAt, type Node } from '../../brand/parse/node.ts';
import { countPages, countSteps } from '../../flow/config/count-steps.ts';
import { pathsFrom } from '../../flow/graph.ts';
import { ageOf } from '../age-of.ts';
import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { nodeOf, valuesOf } from '../typed.ts';
import { flowMapsOf, type FlowMap } from './flow-maps.ts';
import { numbersOn, type Counted } from './flow-numbers.ts';

/** A number that JSON writes, and that which would be right. */
interface Judged extends Counted {
  name: string;
  right: number;
}

/** The numbers of the step indicator are those that buyers count, or where they are read as written, do not fall. */
export const rule: Rule = {
  id: 'step-number',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const { stepsNumber, stepNumbers } = valuesOf(merged).brand;
    const maps = flowMapsOf(merged);
    if (maps.some(isBroken)) return;
    const total = {
      name: 'stepsNumber',
      node: nodeAt(merged.brand, ['stepsNumber'])!,
      number: stepsNumber,
    };
    const seen = new Set<Node>();
    for (const [at, map] of maps.entries()) {
      const numbers = new Map(
        map.steps.map(({ id, written }) => [id, numbersOn(merged, nodeOf(written))]),
      );
      const counted = stepNumbers === 'counted' ? countedIn(map, numbers) : undefined;
      const places = counted?.places ?? writtenIn(map, numbers, stepsNumber);
      const last = { ...total, right: counted?.total ?? stepsNumber };
      // Numbers that several flows share, and the total, are judged in the first of them.
      const judged = at === 0 ? [...places, last] : places;
      const wrong = judged.filter(
        ({ node, number, right }) => !seen.has(node) && seen.add(node) && number !== right,
      );
      if (wrong.length === 0) continue;
      // The number of the file that was written last is the cause.
      const [cause] = [...wrong, ...places].sort(
        (one, other) => ageOf(merged, one.node) - ageOf(merged, other.node),
      );
      const said = (key: 'number' | 'right') =>
        wrong.map((one) => `${one.name} ${one[key]}`).join(', ');
      const data = { flow: map.id, number: said('number') };
      report({
        at: cause!.node.at,
        message: say('step-number.wrong', { ...data, right: said('right') }),
        suggestion: wrong.includes(cause!)
          ? say('step-number.write-here', { right: cause!.right })
          : say('step-number.write-brand-brand', { value: said('right') }),
        data,
      });
    }
  },
};

const isBroken = ({ issues: { deadEnds, circles, unreachable, never } }: FlowMap) =>
  [deadEnds, circles, unreachable, never].some((one) => one.length > 0);

type Numbers = ReadonlyMap<string, readonly Counted[]>;

/** The numbers of a flow whose steps are counted, and their total. */
function countedIn(map: FlowMap, numbers: Numbers): { places: Judged[]; total?: number } {
  const steps = map.steps.map(({ next, ...step }) => ({ ...step, defaultNextStepId: next }));
  const counted = countSteps({ id: map.id, steps }, ({ id }) =>
    countPages(numbers.get(id)!.map(({ number }) => number)),
  );
  const places = counted.steps.flatMap(({ id, stepNumber, countedPages = 1 }) =>
    numbers.get(id)!.map((one, page) => {
      const right = stepNumber && stepNumber + Math.min(page, countedPages - 1);
      return { ...one, name: one.setting ?? id, right: right ?? one.number };
    }),
  );
  return { places, total: counted.stepsNumber };
}

/** The numbers on the usual way of a flow: none is lower than the one before, or higher than the last. */
function writtenIn({ steps }: FlowMap, numbers: Numbers, last: number): Judged[] {
  const ways = new Map(steps.map(({ id, next }) => [id, next === undefined ? [] : [next]]));
  let before = 0;
  return [...pathsFrom([steps[0]!.id], ways).keys()].flatMap((id) =>
    numbers.get(id)!.map((one) => {
      before = Math.min(Math.max(before, one.number), last);
      return { ...one, name: one.setting ?? id, right: before };
    }),
  );
}
