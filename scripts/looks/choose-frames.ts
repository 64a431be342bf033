import { sampleForm } from '../../src/workshop/frame/sample-form.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import { drawnOf, type PreviewBrand } from '../../src/workshop/states/scenarios.ts';
import type { PictureJob } from '../pictures/take-pairs.ts';

/** Pictures of a run that looks at each structure once. */
const MOST = 100;

/** The pictures to take of the brands of today, and of the screens that are gone since the accepted version. */
export function looksJobs(
  brands: readonly PreviewBrand[],
  accepted: readonly Frame[],
): PictureJob[] {
  const frames = brands.flatMap((known) =>
    framesOf(known).map((frame) => ({ frame, structure: structureOf(known, frame) })),
  );
  const was = new Set(accepted.map(nameOf));
  const is = new Set(frames.map(({ frame }) => nameOf(frame)));
  const gone = accepted
    .filter((frame) => !is.has(nameOf(frame)))
    .map((frame) => ({ frame, structure: `gone ${frame.screen}` }));
  const ownMode = new Map(brands.map(({ brand }) => [brand.id, brand.settings.dsMode]));
  return chooseFrames([...gone, ...frames], MOST).map((frame, at): PictureJob => {
    const { brand, screen, state } = frame;
    // Buyers come by phone, so every third picture is enough to watch the wide layout.
    const device = at % 3 === 2 ? 'desktop' : 'phone';
    const mode = ownMode.get(brand) ?? 'light';
    const isIn = [was.has(nameOf(frame)), is.has(nameOf(frame))] as const;
    return { brand, screen, state, device, mode, isIn };
  });
}

const nameOf = ({ brand, screen, state }: Frame): string => `${brand} /${screen} ${state}`;

/**
 * The structure of a frame: its blocks, each kind once, and of a form its action and the kinds of its
 * fields. Texts, numbers, images and colours have no part in it.
 */
function structureOf(known: PreviewBrand, frame: Frame): string {
  const { blocks, variant } = drawnOf(known, frame);
  const kinds = blocks.flatMap((block): string[] => {
    if (block.block !== 'form') return [block.block];
    const { action, ui, pages } = block.form;
    const { schema = {} } = (pages[frame.page] ?? pages[0]!).variants[variant] ?? {};
    const fields = sampleForm(schema, ui).leaves.map(
      ({ schema: { type, format, enum: few }, widget }) =>
        JSON.stringify([type, format, few && 'choice', widget]),
    );
    return [`form ${action}`, ...fields];
  });
  return `${frame.screen} ${frame.page} ${[...new Set(kinds)].sort().join(' ')}`;
}

/** A frame that may be photographed, and its structure. */
interface Candidate {
  frame: Frame;
  structure: string;
}

/** States in which a screen is as the buyer finds it. */
const AT_FIRST: readonly string[] = ['shown', 'empty'];

/**
 * Chooses frames by what has to be seen at least once, the most important first: every structure as buyers
 * find it, every screen in every state, every structure in every state, every screen of every brand. Of
 * frames that show the same, that of the brand with the fewest pictures is taken, so a colour or a font of
 * any brand is seen on several screens.
 */
export function chooseFrames(candidates: readonly Candidate[], most: number): Frame[] {
  const sights: ((candidate: Candidate) => string)[] = [
    ({ frame, structure }) => (AT_FIRST.includes(frame.moment) ? structure : ''),
    ({ frame }) => `${frame.screen} ${frame.page} ${frame.moment}`,
    ({ frame, structure }) => `${structure} ${frame.moment}`,
    ({ frame }) => `${frame.brand} ${frame.screen}`,
  ];
  const chosen: Candidate[] = [];
  const pictures = new Map<string, number>();
  const count = ({ frame }: Candidate) => pictures.get(frame.brand) ?? 0;
  for (const sightOf of sights) {
    const seen = new Set(['', ...chosen.map(sightOf)]);
    const groups = new Map<string, Candidate[]>();
    for (const one of candidates) {
      groups.set(sightOf(one), [...(groups.get(sightOf(one)) ?? []), one]);
    }
    for (const [sight, group] of groups) {
      if (seen.has(sight) || chosen.length >= most) continue;
      const best = group.reduce((one, other) => (count(other) < count(one) ? other : one));
      chosen.push(best);
      pictures.set(best.frame.brand, count(best) + 1);
    }
  }
  return chosen.map(({ frame }) => frame);
}
