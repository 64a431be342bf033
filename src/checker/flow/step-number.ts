import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { itemsAt, nodeAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';
import { countPages, countSteps } from '../../flow/config/count-steps.ts';
import { pathsFrom } from '../../flow/graph.ts';
import { ageOf } from '../age-of.ts';
import { say } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { flowMapsOf, neverTaken, type FlowMap } from './flow-maps.ts';

/** A number of the indicator, and where it is written. */
interface Counted {
  number: number;
  node: Node;
  /** The path in brand.json that a screen names in place of a number. */
  setting?: string;
}

/**
 * The numbers that JSON gives a step, in the order of its pages: the step's own, else those of the
 * pages of its form, else the screen's.
 */
export function numbersOn(merged: MergedBrand, step: Node): Counted[] {
  const own = countedAt(merged, nodeAt(step, ['stepNumber']));
  if (own) return [own];
  const screen = merged.screens.get(textAt(step, 'templateId') ?? '');
  const whole = countedAt(merged, nodeAt(screen, ['stepNumber']));
  const paged = itemsAt(screen, 'blocks').find((block) => itemsAt(block, 'pages').length > 0);
  const pages = itemsAt(paged, 'pages').map(
    (page) => countedAt(merged, nodeAt(page, ['stepNumber'])) ?? whole,
  );
  return (pages.length > 0 ? pages : [whole]).filter((one) => one !== undefined);
}

/** A number, or that of brand.json which a path names: 'payment.currentStep'. */
function countedAt({ brand }: MergedBrand, node: Node | undefined): Counted | undefined {
  const named = textAt(node);
  const found = named === undefined ? node : nodeAt(brand, named.split('.'));
  const number = numberAt(found);
  return found && number !== undefined ? { number, node: found, setting: named } : undefined;
}

/** A number that JSON writes, and that which would be right. */
interface Judged extends Counted {
  name: string;
  right: number;
}

/** The numbers of the step indicator are those that buyers count, or where they are read as written, do not fall. */
export const rule = brandRule('step-number', 'warning', ({ merged, brand, report }) => {
  const { stepsNumber, stepNumbers } = brand;
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
      (one, other) => ageOf(merged, one.node.at) - ageOf(merged, other.node.at),
    );
    const said = (key: 'number' | 'right') =>
      wrong.map((one) => `${one.name} ${one[key]}`).join(', ');
    const data = { flow: map.id, number: said('number') };
    const isWrong = wrong.includes(cause!);
    const help = `step-number.write-${isWrong ? 'here' : 'brand-brand'}` as const;
    const right = said('right');
    const suggestion = say(help, { right: isWrong ? cause!.right : right });
    const message = say('step-number.wrong', { ...data, right });
    report(cause!.node.at, message, data, { suggestion });
  }
});

const isBroken = ({ steps, issues: { deadEnds, circles, unreachable } }: FlowMap) =>
  [deadEnds, circles, unreachable, steps.flatMap(neverTaken)].some((one) => one.length > 0);

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
