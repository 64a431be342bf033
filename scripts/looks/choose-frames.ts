import type { Frame } from '../../src/workshop/states/frame.ts';
import type { Shape } from './shape.ts';

/** A frame that may be photographed. */
export interface Candidate {
  frame: Frame;
  shape: Shape;
}

/** States in which a screen is as the buyer finds it. */
const AT_FIRST: readonly string[] = ['shown', 'empty'];

/** Parts that have to be seen at least once, the most important first. */
const SIGHTS: readonly ((candidate: Candidate) => string[])[] = [
  // Every structure of a screen as buyers find it,
  ({ frame, shape }) => (AT_FIRST.includes(frame.moment) ? [JSON.stringify(shape)] : []),
  // every screen in every state,
  ({ frame, shape }) => [`${shape.screen} ${frame.moment}`],
  // every kind of block and field in every state,
  ({ frame, shape }) => shape.kinds.map((kind) => `${kind} ${frame.moment}`),
  // and every screen of every brand.
  ({ frame }) => (frame.isInFlow ? [`${frame.brand} ${frame.screen}`] : []),
  ({ frame }) => [`${frame.brand} ${frame.screen}`],
];

/**
 * Chooses frames so that each structure is photographed once, then each brand as often as there is room.
 * Of frames that show the same, that of the brand with the fewest pictures is taken, so a colour or a
 * font of any brand is seen on several screens.
 */
export function chooseFrames(candidates: readonly Candidate[], most: number): Frame[] {
  const seen = new Set<string>();
  const chosen = new Set<Frame>();
  const perBrand = new Map<string, number>();
  const countOf = ({ frame }: Candidate) => perBrand.get(frame.brand) ?? 0;

  const take = (candidate: Candidate) => {
    chosen.add(candidate.frame);
    perBrand.set(candidate.frame.brand, countOf(candidate) + 1);
    for (const [tier, sights] of SIGHTS.entries()) {
      for (const sight of sights(candidate)) seen.add(`${tier} ${sight}`);
    }
  };

  const inTurn = brandsInTurn(candidates);
  for (const [tier, sights] of SIGHTS.entries()) {
    for (const [sight, showing] of groupedBy(inTurn, sights)) {
      if (chosen.size >= most) return [...chosen];
      if (!seen.has(`${tier} ${sight}`)) take(fewest(showing, countOf));
    }
  }
  return [...chosen];
}

/** The first frames of all brands, then the second ones, and so on: room that is left is shared. */
function brandsInTurn(candidates: readonly Candidate[]): Candidate[] {
  const count = new Map<string, number>();
  const turns = candidates.map((candidate) => {
    const turn = count.get(candidate.frame.brand) ?? 0;
    count.set(candidate.frame.brand, turn + 1);
    return { candidate, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ candidate }) => candidate);
}

/** The candidates by what they show. */
function groupedBy(
  candidates: readonly Candidate[],
  sights: (candidate: Candidate) => string[],
): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    for (const sight of sights(candidate)) {
      const group = groups.get(sight) ?? [];
      group.push(candidate);
      groups.set(sight, group);
    }
  }
  return groups;
}

/** The first one with the smallest number. */
const fewest = (all: readonly Candidate[], numberOf: (one: Candidate) => number): Candidate =>
  all.reduce((best, one) => (numberOf(one) < numberOf(best) ? one : best));
