import { backPathOf } from '../../flow/step.ts';
import type { Frame } from '../states/frame.ts';
import { drawnFrames } from '../states/frames.ts';
import type { PreviewBrand } from '../states/scenes.ts';
import { chooseSights, type PictureJob, type Sight } from './choose-sights.ts';

/** Brands by their folder. */
export type Version = ReadonlyMap<string, PreviewBrand>;

interface Candidate extends PictureJob {
  /** Equal for brands that change in the same way. */
  group: string;
  /** The screen's own blocks differ, in the brand's own mode. */
  isOwn: boolean;
  isInFlow: boolean;
  isOwnMode: boolean;
}

const SIGHTS: readonly Sight<Candidate>[] = [
  (one) => one.isOwn && one.isInFlow && [one.group, one.screen, one.device].join(),
  (one) => one.isOwnMode && one.isInFlow && [one.screen, one.device].join(),
  (one) => one.isOwn && [one.group, one.screen, one.state, one.device].join(),
  (one) => one.isOwnMode && [one.group, one.screen, one.state, one.device].join(),
  (one) => one.isOwnMode && [one.brand, one.screen, one.state, one.device].join(),
  (one) => [one.brand, one.screen, one.state, one.device, one.mode].join(),
];

/**
 * The pictures in which two versions may differ, in the order of their worth. A picture that is drawn from
 * the same data in both versions is not among them.
 */
export function diffJobs(
  before: Version,
  after: Version,
  groupOf: (brand: string) => string,
): PictureJob[] {
  const candidates = [...new Set([...after.keys(), ...before.keys()])].flatMap((id) => {
    const versions = [before.get(id), after.get(id)];
    const [old, now] = versions.map((known) => JSON.stringify(known?.brand));
    if (old === now) return [];
    const { dsMode } = (versions[1] ?? versions[0])!.brand.settings;
    return (['light', 'dark'] as const).flatMap((mode) => {
      const [was, is] = versions.map((known) => framesIn(known, mode)) as [Drawn, Drawn];
      return [...new Set([...is.keys(), ...was.keys()])].flatMap((name) => {
        const [from, to] = [was.get(name), is.get(name)];
        const isOwn = from?.own !== to?.own;
        if (!isOwn && from?.around === to?.around) return [];
        const { brand, screen, state, isInFlow } = (to ?? from)!.frame;
        const isIn = [from !== undefined, to !== undefined] as const;
        const isOwnMode = mode === dsMode;
        const about = { group: groupOf(id), isOwn: isOwn && isOwnMode, isInFlow, isOwnMode };
        return (['phone', 'desktop'] as const).map((device): Candidate => {
          return { brand, screen, state, device, mode, isIn, ...about };
        });
      });
    });
  });
  return chooseSights(candidates, SIGHTS);
}

/** By screen and state: a frame, and everything that it is drawn from. Equal data gives equal pictures. */
type Drawn = ReadonlyMap<string, { frame: Frame; own: string; around: string }>;

function framesIn(known: PreviewBrand | undefined, mode: 'light' | 'dark'): Drawn {
  if (!known) return new Map();
  const { screens: _, flows, theme, upsellTheme, ...others } = known.brand;
  const other = mode === 'light' ? 'dark' : 'light';
  const themes = [theme, upsellTheme].map((one) => ({ ...one, [other]: undefined }));
  const ofFlows = flows.map(({ steps: _steps, ...flow }) => flow);
  const around = JSON.stringify([others, themes, ofFlows]);
  return new Map(
    drawnFrames(known).map(({ frame, scene: { flow, blocks, variant, appearance } }) => {
      const hasBack = backPathOf(flow, frame.screen) !== undefined;
      const own = JSON.stringify([blocks, variant, appearance, hasBack]);
      return [`${frame.screen}\n${frame.state}`, { frame, own, around }];
    }),
  );
}
