import type { PicturePair } from '../diff/diff-report.ts';
import type { FrameRequest } from '../states/frame.ts';

/** A screen to be photographed in two versions. */
export interface PictureJob extends Omit<FrameRequest, 'version'> {
  device: PicturePair['device'];
  /** Whether the version before has the screen, and the one after. */
  isIn: readonly [boolean, boolean];
}

/** The thing that a picture would show, where it is among those that have to be seen. */
export type Sight<Candidate> = (candidate: Candidate) => string | false;

/**
 * Orders pictures by what has to be seen, the most important first; those that show nothing more are left
 * out. Of pictures that show the same, the first one is taken, or that of the brand with the fewest.
 */
export function chooseSights<Candidate>(
  candidates: readonly Candidate[],
  sights: readonly Sight<Candidate>[],
  brandOf: (candidate: Candidate) => string = () => '',
): Candidate[] {
  const chosen = new Set<Candidate>();
  const count = new Map<string, number>();
  const countOf = (one: Candidate) => count.get(brandOf(one)) ?? 0;
  for (const sightOf of sights) {
    const seen = new Set([...chosen].map(sightOf));
    const groups = new Map<string, Candidate[]>();
    for (const one of candidates) {
      const sight = sightOf(one);
      if (sight !== false && !seen.has(sight))
        groups.set(sight, [...(groups.get(sight) ?? []), one]);
    }
    for (const group of groups.values()) {
      const best = group.reduce((one, other) => (countOf(other) < countOf(one) ? other : one));
      chosen.add(best);
      count.set(brandOf(best), countOf(best) + 1);
    }
  }
  return [...chosen];
}
