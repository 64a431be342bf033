import type { Frame } from '../../src/workshop/states/frame.ts';
import { frameLooks } from '../../src/workshop/states/frame-look.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import type { PreviewBrand } from '../../src/workshop/states/scenarios.ts';
import type { PictureJob } from '../pictures/take-pairs.ts';

/** Brands of one version of the files, by folder below brands/. */
export type Version = ReadonlyMap<string, PreviewBrand>;

/** A job, and its place: lower ones are photographed first. */
type Candidate = PictureJob & { rank: number };

const DEVICES = ['phone', 'desktop'] as const;
const MODES = ['light', 'dark'] as const;
/** How many pictures of a screen in its own mode come before the first one of which this is true. */
const BEHIND = { isLikeBefore: 10, isAround: 3, isByLink: 6, isOtherMode: 24 } as const;

/**
 * The pictures in which two versions may differ, in the order of their worth: the screens whose own
 * blocks differ, each on the phone and on the desktop, then those around which something differs, then
 * their other states, brands that change in the same way as one before, and the mode that a brand is not
 * in. A picture that is drawn from the same data in both versions is not among them.
 */
export function pictureJobs(
  before: Version,
  after: Version,
  /** Equal for brands that change in the same way. */
  groupOf: (brand: string) => string,
): PictureJob[] {
  const seen = new Set<string>();
  return [...new Set([...after.keys(), ...before.keys()])]
    .flatMap((brand) => candidatesOf(before.get(brand), after.get(brand)))
    .map(({ rank, ...job }) => {
      const { brand, screen, state, device, mode } = job;
      const name = [groupOf(brand), screen, state, device, mode].join('\n');
      const isLikeBefore = seen.has(name);
      seen.add(name);
      return { job, rank: rank + (isLikeBefore ? BEHIND.isLikeBefore : 0) };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ job }) => job);
}

const framesByName = (known: PreviewBrand | undefined): Map<string, Frame> =>
  new Map(known ? framesOf(known).map((one) => [`${one.screen}\n${one.state}`, one]) : []);

function candidatesOf(
  before: PreviewBrand | undefined,
  after: PreviewBrand | undefined,
): Candidate[] {
  const [was, is] = [framesByName(before), framesByName(after)];
  const ownMode = (after ?? before)!.brand.settings.dsMode;
  return MODES.flatMap((mode) => {
    const count = new Map<string, number>();
    const [lookBefore, lookAfter] = [before, after].map((one) => one && frameLooks(one, mode));
    return [...new Set([...is.keys(), ...was.keys()])].flatMap((name) => {
      const [from, to] = [was.get(name), is.get(name)];
      const [old, now] = [from && lookBefore!(from), to && lookAfter!(to)];
      const isOwn = old?.own !== now?.own;
      if (!isOwn && old?.around === now?.around) return [];
      const { brand, screen, state, isInFlow } = (to ?? from)!;
      const at = count.get(screen) ?? 0;
      count.set(screen, at + 1);
      const behind =
        (isOwn ? 0 : BEHIND.isAround) +
        (isInFlow ? 0 : BEHIND.isByLink) +
        (mode === ownMode ? 0 : BEHIND.isOtherMode);
      const isIn = [from !== undefined, to !== undefined] as const;
      return DEVICES.map((device, index): Candidate => {
        return { brand, screen, state, device, mode, isIn, rank: 2 * at + index + behind };
      });
    });
  });
}
