import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import {
  isRemoval,
  itemsAt,
  nodeAt,
  nodesAt,
  numberAt,
  textAt,
  type Node,
} from '../../brand/parse/node.ts';
import type { GraphStep } from './flow-graph.ts';

/** A number of the indicator, and where it is written. */
export interface Counted {
  number: number;
  node: Node;
}

/**
 * The numbers that buyers read on a step, in the order of its pages: the step's own, else those of the
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

/** Whether every number that JSON gives to a step, its screen and its pages is one, and no other than that of brand.json. */
export function hasReadableNumbers(merged: MergedBrand, step: Node): boolean {
  const template = textAt(step, 'templateId') ?? '';
  const screen = merged.screens.get(template);
  const setting = numberAt(nodeAt(merged.brand, [template, 'currentStep']));
  const owners = [step, screen, ...(screen ? nodesAt(screen, 'blocks.*.pages.*') : [])];
  return owners.every((owner) => {
    const node = nodeAt(owner, ['stepNumber']);
    if (!node || isRemoval(node)) return true;
    const number = countedAt(merged, node)?.number;
    const isPage = owner !== step && owner !== screen;
    return number !== undefined && (isPage || setting === undefined || setting === number);
  });
}

/** A number, or that of brand.json which a path names: 'payment.currentStep'. */
function countedAt({ brand }: MergedBrand, node: Node | undefined): Counted | undefined {
  const named = textAt(node);
  const found = named === undefined ? node : nodeAt(brand, named.split('.'));
  const number = numberAt(found);
  return found && number !== undefined ? { number, node: found } : undefined;
}

/** The numbers of a step's first and last page. */
export interface StepRange {
  first: number;
  last: number;
}

/** A step that is followed by one of a wrong number. */
export interface OutOfOrder {
  from: string;
  to: string;
  /** From the one step to the other, both included. */
  path: readonly string[];
}

/**
 * Steps whose next numbered one is not in order, without a way back: a circle counts anew, and so does who
 * was refused.
 */
export function outOfOrder(
  steps: readonly GraphStep[],
  numberOf: (id: string) => StepRange | undefined,
  isInOrder: (here: StepRange, next: StepRange) => boolean,
): OutOfOrder[] {
  const waysOf = (id: string): string[] => {
    const { next, outcomes = {} } = steps.find((step) => step.id === id) ?? {};
    const { refused: _, ...others } = outcomes;
    return [...(next === undefined ? [] : [next]), ...Object.values(others)];
  };
  return steps.flatMap(({ id }) => {
    const here = numberOf(id);
    if (!here) return [];
    return [...firstNumbered(id, waysOf, numberOf)].flatMap(([other, path]) =>
      isInOrder(here, numberOf(other)!) || leads(other, id, waysOf)
        ? []
        : [{ from: id, to: other, path }],
    );
  });
}

type Ways = (id: string) => readonly string[];

/** The next steps with a number on every way from a step, each with the way. */
function firstNumbered(start: string, waysOf: Ways, numberOf: (id: string) => unknown) {
  const seen = new Map<string, readonly string[]>([[start, [start]]]);
  const found = new Map<string, readonly string[]>();
  for (const [id, path] of seen) {
    if (id !== start && numberOf(id) !== undefined) {
      found.set(id, path);
      continue;
    }
    for (const next of waysOf(id)) if (!seen.has(next)) seen.set(next, [...path, next]);
  }
  return found;
}

function leads(from: string, to: string, waysOf: Ways): boolean {
  const seen = new Set([from]);
  for (const id of seen) for (const next of waysOf(id)) seen.add(next);
  return seen.has(to);
}
