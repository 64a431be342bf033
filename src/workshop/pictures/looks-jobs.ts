import type { Frame } from '../states/frame.ts';
import { drawnFrames, type DrawnFrame } from '../states/frames.ts';
import type { PreviewBrand } from '../states/scenes.ts';
import { sampleForm } from '../frame/sample-form.ts';
import { chooseSights, type PictureJob, type Sight } from './choose-sights.ts';

/** Pictures of a run that looks at each structure once. */
const MOST = 100;

const SIGHTS: readonly Sight<{ frame: Frame; structure: string }>[] = [
  ({ frame: { moment }, structure }) => ['shown', 'empty'].includes(moment) && structure,
  ({ frame }) => `${frame.screen} ${frame.page} ${frame.moment}`,
  ({ frame, structure }) => `${structure} ${frame.moment}`,
  ({ frame }) => `${frame.brand} ${frame.screen}`,
];

/** The pictures to take of the brands of today, and of the screens that are gone since the accepted version. */
export function looksJobs(
  brands: readonly PreviewBrand[],
  accepted: readonly Frame[],
): PictureJob[] {
  const frames = brands.flatMap((known) =>
    drawnFrames(known).map((one) => ({ frame: one.frame, structure: structureOf(one) })),
  );
  const was = new Set(accepted.map(nameOf));
  const is = new Set(frames.map(({ frame }) => nameOf(frame)));
  const gone = accepted
    .filter((frame) => !is.has(nameOf(frame)))
    .map((frame) => ({ frame, structure: `gone ${frame.screen}` }));
  const ownMode = new Map(brands.map(({ brand }) => [brand.id, brand.settings.dsMode]));
  return chooseSights([...gone, ...frames], SIGHTS, ({ frame }) => frame.brand)
    .slice(0, MOST)
    .map(({ frame }, at): PictureJob => {
      const { brand, screen, state } = frame;
      // Buyers come by phone, so every third picture is enough to watch the wide layout.
      const device = at % 3 === 2 ? 'desktop' : 'phone';
      const isIn = [was.has(nameOf(frame)), is.has(nameOf(frame))] as const;
      return { brand, screen, state, device, mode: ownMode.get(brand) ?? 'light', isIn };
    });
}

const nameOf = ({ brand, screen, state }: Frame): string => `${brand} /${screen} ${state}`;

/**
 * The structure of a frame: its blocks, each kind once, and of a form its action and the kinds of its
 * fields. Texts, numbers, images and colours have no part in it.
 */
function structureOf({ frame, scene: { blocks, variant } }: DrawnFrame): string {
  const kinds = blocks.flatMap((block): string[] => {
    if (block.block !== 'form') return [block.block];
    const { action, ui, pages } = block.form;
    const { schema = {} } = (pages[frame.page] ?? pages[0]!).variants[variant] ?? {};
    const fields = sampleForm(schema, ui).leaves.map((leaf) => {
      const { type, format, enum: choices } = leaf.schema;
      return JSON.stringify([type, format, choices && 'choice', leaf.widget]);
    });
    return [`form ${action}`, ...fields];
  });
  return `${frame.screen} ${frame.page} ${[...new Set(kinds)].sort().join(' ')}`;
}
