import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { itemsAt, nodeAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';
import { countPages, countSteps } from '../../flow/config/count-steps.ts';
import { pathsFrom } from '../../flow/graph.ts';
import { say } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import { ageOf, laterFirst, nodeOf } from '../typed.ts';
import { flowMapsOf, isBroken, type FlowMap } from './flow-maps.ts';

interface Counted {
  number: number;
  node: Node;
  /** The path in brand.json that a screen names in place of a number. */
  setting?: string;
}

/** The numbers that JSON gives a step, one for each page: its own, else those of its form's pages, else the screen's. */
export function numbersOn(merged: MergedBrand, step: Node): Counted[] {
  const countedAt = (owner: Node | undefined): Counted | undefined => {
    const written = nodeAt(owner, ['stepNumber']);
    const setting = textAt(written);
    const node = setting === undefined ? written : nodeAt(merged.brand, setting.split('.'));
    const number = numberAt(node);
    return node && number !== undefined ? { number, node, setting } : undefined;
  };
  const screen = merged.screens.get(textAt(step, 'templateId') ?? '');
  const [own, whole] = [countedAt(step), countedAt(screen)];
  const paged = itemsAt(screen, 'blocks').find((block) => itemsAt(block, 'pages').length > 0);
  const pages = itemsAt(paged, 'pages').map((page) => countedAt(page) ?? whole);
  return (own ? [own] : paged ? pages : [whole]).filter((one) => one !== undefined);
}

interface Judged extends Counted {
  name: string;
  right: number;
}

export const rule = brandRule('step-number', 'warning', ({ merged, brand, report }) => {
  const { stepsNumber, stepNumbers } = brand;
  const maps = flowMapsOf(merged);
  if (maps.some(isBroken)) return;
  const seen = new Set<Node>();
  for (const [at, map] of maps.entries()) {
    const numbers = new Map(
      map.steps.map(({ id, written }) => [id, numbersOn(merged, nodeOf(written))]),
    );
    const counted = stepNumbers === 'counted' ? countedIn(map, numbers) : undefined;
    const places = counted?.places ?? writtenIn(map, numbers, stepsNumber);
    const last: Judged = {
      name: 'stepsNumber',
      node: nodeAt(merged.brand, ['stepsNumber'])!,
      number: stepsNumber,
      right: counted?.total ?? stepsNumber,
    };
    // Numbers that several flows share, and the total, are judged in the first of them.
    const judged = at === 0 ? [...places, last] : places;
    const wrong = judged.filter(
      ({ node, number, right }) => !seen.has(node) && seen.add(node) && number !== right,
    );
    if (wrong.length === 0) continue;
    // The number of the file that was written last is the cause.
    const [place] = laterFirst(merged, ...[...wrong, ...places].map(({ node }) => node.at));
    const said = (key: 'number' | 'right') =>
      wrong.map((one) => `${one.name} ${one[key]}`).join(', ');
    const data = { flow: map.id, number: said('number') };
    const cause = wrong.find(({ node }) => node.at === place);
    // A parent's number is right for its other children where a younger file changes the flow.
    const isHere = cause && ageOf(merged, place!) <= ageOf(merged, map.flow.at);
    const help = `step-number.write-${isHere ? 'here' : 'brand-brand'}` as const;
    const suggestion = say(help, { right: isHere ? cause.right : said('right') });
    const message = say('step-number.wrong', { ...data, right: said('right') });
    report(place!, message, data, { suggestion });
  }
});

type Numbers = ReadonlyMap<string, readonly Counted[]>;

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
