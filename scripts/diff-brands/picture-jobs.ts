import type { Frame } from '../../src/workshop/states/frame.ts';
import { frameLooks, touchOf, type Touch } from '../../src/workshop/states/frame-look.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import type { PreviewBrand } from '../../src/workshop/states/scenarios.ts';
import type { PictureJob } from '../pictures/take-pairs.ts';

/** Brands of one version of the files, by folder below brands/. */
export type Version = ReadonlyMap<string, PreviewBrand>;

interface Candidate {
  job: PictureJob;
  /** Lower ones are photographed first. */
  rank: number;
}

const DEVICES = ['phone', 'desktop'] as const;
const MODES = ['light', 'dark'] as const;
/** How many pictures of a screen whose own blocks differ come before the first one of this kind. */
const BEHIND: Readonly<Record<Touch, number>> = { screen: 0, looks: 2, settings: 4, ways: 12 };
/** The same for a screen that only a link leads to, for a brand like one before, and for the mode it is not in. */
const BY_LINK = 6;
const LIKE_ANOTHER = 10;
const OTHER_MODE = 24;

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
  const found = [...new Set([...after.keys(), ...before.keys()])].flatMap((brand) =>
    candidatesOf(before.get(brand), after.get(brand), (one) => {
      const name = [groupOf(brand), one.screen, one.state, one.device, one.mode].join('\n');
      const isSeen = seen.has(name);
      seen.add(name);
      return isSeen ? LIKE_ANOTHER : 0;
    }),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ job }) => job);
}

function candidatesOf(
  before: PreviewBrand | undefined,
  after: PreviewBrand | undefined,
  repeated: (job: PictureJob) => number,
): Candidate[] {
  const [was, is] = [before, after].map(
    (known) => new Map(known ? framesOf(known).map((one) => [nameOf(one), one]) : []),
  ) as [Map<string, Frame>, Map<string, Frame>];
  const ownMode = (after ?? before)!.brand.settings.dsMode;
  const found: Candidate[] = [];
  for (const mode of MODES) {
    const count = new Map<string, number>();
    const [lookBefore, lookAfter] = [before, after].map(
      (known) => known && frameLooks(known, mode),
    );
    for (const name of new Set([...is.keys(), ...was.keys()])) {
      const [from, to] = [was.get(name), is.get(name)];
      const touch = touchOf(from && lookBefore!(from), to && lookAfter!(to));
      if (!touch) continue;
      const { brand, screen, state, isInFlow } = (to ?? from)!;
      const at = count.get(screen) ?? 0;
      count.set(screen, at + 1);
      for (const [index, device] of DEVICES.entries()) {
        const job: PictureJob = {
          brand,
          screen,
          state,
          device,
          mode,
          isIn: [from !== undefined, to !== undefined],
        };
        const ofMode = mode === ownMode ? 0 : OTHER_MODE;
        const ofWay = isInFlow ? 0 : BY_LINK;
        const turn = 2 * at + index;
        found.push({ job, rank: turn + BEHIND[touch] + ofWay + ofMode + repeated(job) });
      }
    }
  }
  return found;
}

const nameOf = ({ screen, state }: Frame) => `${screen}\n${state}`;
