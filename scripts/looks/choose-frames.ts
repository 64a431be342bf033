import type { CompiledBlock } from '../../src/contract/compiled-brand.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import { drawnOf, type PreviewBrand } from '../../src/workshop/states/scenarios.ts';
import type { PictureJob } from '../pictures/take-pairs.ts';

/** Pictures of a run that looks at each structure once. */
const MOST = 100;

/** The pictures to take of the brands of today, and the screens that are gone since the accepted version. */
export function looksJobs(
  brands: readonly PreviewBrand[],
  accepted: readonly Frame[],
): { jobs: PictureJob[]; gone: Frame[] } {
  const frames = brands.flatMap((known) =>
    framesOf(known).map((frame) => ({ frame, kinds: kindsOf(known, frame) })),
  );
  const was = new Set(accepted.map(nameOf));
  const is = new Set(frames.map(({ frame }) => nameOf(frame)));
  const ownMode = new Map(brands.map(({ brand }) => [brand.id, brand.settings.dsMode]));
  const jobs = chooseFrames(frames, MOST).map((frame, at): PictureJob => {
    const { brand, screen, state } = frame;
    // Buyers come by phone, so every third picture is enough to watch the wide layout.
    const device = at % 3 === 2 ? 'desktop' : 'phone';
    const mode = ownMode.get(brand) ?? 'light';
    return { brand, screen, state, device, mode, isIn: [was.has(nameOf(frame)), true] };
  });
  return { jobs, gone: accepted.filter((frame) => !is.has(nameOf(frame))) };
}

const nameOf = ({ brand, screen, state }: Frame): string => `${brand} /${screen} ${state}`;

/** Members that decide how a field is built. */
interface Field {
  type?: unknown;
  format?: unknown;
  enum?: unknown;
  properties?: Record<string, Field>;
}

type Ui = Record<string, unknown>;

/**
 * The structure of a frame: its blocks, each kind once, and of a form its action and the kinds of its
 * fields. Texts, numbers, images and colours have no part in it.
 */
export function kindsOf(known: PreviewBrand, frame: Frame): string[] {
  const { blocks, variant } = drawnOf(known, frame);
  const kinds = blocks.flatMap((block: CompiledBlock): string[] => {
    if (block.block !== 'form') return [block.block];
    const { action, ui, pages } = block.form;
    const { schema } = (pages[frame.page] ?? pages[0]!).variants[variant] ?? {};
    return [`form ${action}`, ...fieldKinds(schema as Field, ui as Ui)];
  });
  return [...new Set(kinds)].sort();
}

function fieldKinds({ properties = {} }: Field = {}, ui: Ui = {}): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const ownUi = ui[name] as Ui | undefined;
    const { type, format, enum: choices } = field;
    const kind = [type, format, choices ? 'choice' : '', ownUi?.['ui:widget']];
    return [JSON.stringify(kind), ...fieldKinds(field, ownUi)];
  });
}

/** A frame that may be photographed, and its structure. */
export interface Candidate {
  frame: Frame;
  kinds: string[];
}

/** States in which a screen is as the buyer finds it. */
const AT_FIRST: readonly string[] = ['shown', 'empty'];

const pageOf = ({ screen, page }: Frame) => `${screen} ${page}`;

/** Parts that have to be seen at least once, the most important first. */
const SIGHTS: readonly ((candidate: Candidate) => string[])[] = [
  // Every structure of a screen as buyers find it,
  ({ frame, kinds }) =>
    AT_FIRST.includes(frame.moment) ? [JSON.stringify([pageOf(frame), kinds])] : [],
  // every screen in every state,
  ({ frame }) => [`${pageOf(frame)} ${frame.moment}`],
  // every kind of block and field in every state,
  ({ frame, kinds }) => kinds.map((kind) => `${kind} ${frame.moment}`),
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
  const chosen = new Set<Candidate>();
  const count = ({ frame: { brand } }: Candidate) =>
    [...chosen].filter(({ frame }) => frame.brand === brand).length;
  const inTurn = brandsInTurn(candidates);
  for (const sights of SIGHTS) {
    const groups = new Map<string, Candidate[]>();
    for (const one of inTurn) {
      for (const sight of sights(one)) groups.set(sight, [...(groups.get(sight) ?? []), one]);
    }
    for (const group of groups.values()) {
      if (chosen.size >= most) break;
      if (group.some((one) => chosen.has(one))) continue;
      chosen.add(group.reduce((best, one) => (count(one) < count(best) ? one : best)));
    }
  }
  return [...chosen].map(({ frame }) => frame);
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
