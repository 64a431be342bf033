import type { PictureJob } from '../diff-brands/picture-jobs.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import type { PreviewBrand } from '../../src/workshop/states/scenarios.ts';
import { chooseFrames } from './choose-frames.ts';
import { shapeOf } from './shape.ts';

/** Pictures of a run that looks at each structure once. */
export const MOST = 100;

const DEVICES = ['phone', 'desktop'] as const;
const MODES = ['light', 'dark'] as const;

interface JobsInput {
  /** Brands of today. */
  brands: readonly PreviewBrand[];
  /** Frames that the accepted version has. */
  accepted: readonly Frame[];
  /** Every screen in every state, on both devices and in both modes. */
  isAll: boolean;
  most?: number;
}

/** The pictures to take, and the screens that are gone since the accepted version. */
export function looksJobs({ brands, accepted, isAll, most = MOST }: JobsInput): {
  jobs: PictureJob[];
  gone: Frame[];
} {
  const frames = brands.flatMap((known) =>
    framesOf(known).map((frame) => ({ frame, shape: shapeOf(known, frame) })),
  );
  const was = new Set(accepted.map(nameOf));
  const is = new Set(frames.map(({ frame }) => nameOf(frame)));
  const ownMode = new Map(brands.map(({ brand }) => [brand.id, brand.settings.dsMode]));
  const jobOf = (frame: Frame, device: PictureJob['device'], mode: PictureJob['mode']) => {
    const { brand, screen, state } = frame;
    const isIn = [was.has(nameOf(frame)), true] as const;
    return { brand, screen, state, device, mode, isIn };
  };
  const jobs = isAll
    ? frames.flatMap(({ frame }) =>
        DEVICES.flatMap((device) => MODES.map((mode) => jobOf(frame, device, mode))),
      )
    : chooseFrames(frames, most).map((frame, at) =>
        // Buyers come by phone, so every third picture is enough to watch the wide layout.
        jobOf(frame, at % 3 === 2 ? 'desktop' : 'phone', ownMode.get(frame.brand) ?? 'light'),
      );
  return { jobs, gone: accepted.filter((frame) => !is.has(nameOf(frame))) };
}

const nameOf = ({ brand, screen, state }: Frame): string => `${brand} /${screen} ${state}`;
