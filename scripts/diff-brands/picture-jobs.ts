import { backPathOf } from '../../src/flow/step.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import { sceneOf, type PreviewBrand } from '../../src/workshop/states/scenes.ts';
import type { PictureJob } from '../pictures/take-pairs.ts';

/** Brands of one version of the files, by folder below brands/. */
export type Version = ReadonlyMap<string, PreviewBrand>;

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
  const jobs = [...new Set([...after.keys(), ...before.keys()])].flatMap((id) => {
    const versions = [before.get(id), after.get(id)] as const;
    const ownMode = (versions[1] ?? versions[0])!.brand.settings.dsMode;
    return MODES.flatMap((mode) => {
      const [was, is] = versions.map((known) => framesIn(known, mode)) as [Drawn, Drawn];
      const count = new Map<string, number>();
      return [...new Set([...is.keys(), ...was.keys()])].flatMap((name) => {
        const [from, to] = [was.get(name), is.get(name)];
        const isOwn = from?.own !== to?.own;
        if (!isOwn && from?.around === to?.around) return [];
        const { brand, screen, state, isInFlow } = (to ?? from)!.frame;
        const at = count.get(screen) ?? 0;
        count.set(screen, at + 1);
        const behind =
          2 * at +
          (isOwn ? 0 : BEHIND.isAround) +
          (isInFlow ? 0 : BEHIND.isByLink) +
          (mode === ownMode ? 0 : BEHIND.isOtherMode);
        const isIn = [from !== undefined, to !== undefined] as const;
        return DEVICES.map((device, index) => {
          const twin = [groupOf(brand), name, device, mode].join('\n');
          const again = seen.has(twin) ? BEHIND.isLikeBefore : 0;
          seen.add(twin);
          const job: PictureJob = { brand, screen, state, device, mode, isIn };
          return { job, rank: behind + index + again };
        });
      });
    });
  });
  return jobs.sort((a, b) => a.rank - b.rank).map(({ job }) => job);
}

/** Everything that a frame is drawn from: equal data gives equal pictures. */
interface DrawnFrame {
  frame: Frame;
  /** The screen's own blocks and fields, and its place among the steps: a difference is sure to be seen. */
  own: string;
  /** Colours, images, settings, offers, texts of the program. */
  around: string;
}
type Drawn = ReadonlyMap<string, DrawnFrame>;

/** The frames of a brand in a mode, by screen and state. */
function framesIn(known: PreviewBrand | undefined, mode: 'light' | 'dark'): Drawn {
  if (!known) return new Map();
  const { screens: _, flows, theme, upsellTheme, ...others } = known.brand;
  const other = mode === 'light' ? 'dark' : 'light';
  const themes = [theme, upsellTheme].map((one) => ({ ...one, [other]: undefined }));
  const ofFlows = flows.map(({ steps: _steps, ...flow }) => flow);
  const around = JSON.stringify([others, themes, ofFlows]);
  return new Map(
    framesOf(known).map((frame) => {
      const { blocks, variant, appearance } = sceneOf(known, frame);
      const hasBack =
        backPathOf(
          flows.find(({ id }) => id === frame.flow)!,
          frame.screen,
        ) !== undefined;
      const own = JSON.stringify([blocks, variant, appearance, hasBack]);
      return [`${frame.screen}\n${frame.state}`, { frame, own, around }];
    }),
  );
}
