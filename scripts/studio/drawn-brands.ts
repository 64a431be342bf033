import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { brandsThatFeel, type FileChange } from '../../src/workshop/studio/plan-change.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import type { PreviewSite } from '../preview-brands/preview-site.ts';
import type { Content } from './brand-folder.ts';
import { changedPaths, editedMeanwhile } from './brand-store.ts';

/** So many brands are drawn at once, within the second that a person waits for. */
const FEW = 3;

/** State of the brand files that the pages show. */
export interface DrawnBrands {
  readonly sources: BrandSources;
  readonly diagnostics: Diagnostic[];
  /** Grows with every change of a file: a page says by it which state it shows. */
  readonly revision: number;
  /** Number of the last drawing of each brand that was drawn anew: windows compare it with theirs. */
  readonly drawings: Readonly<Record<string, number>>;
  /** Number of brands that feel a change and are not drawn yet. */
  readonly rest: number;
  /** Draws the brands of which files have changed, by whomever; of many the one on view alone. */
  draw(viewed: string): Promise<string[]>;
  /** Draws the brands that `draw` has left. */
  drawRest(): Promise<string[]>;
  /** @throws {EditedMeanwhile} where a file is not as a page of a revision shows it. */
  refuseUnseen(files: readonly FileChange<Content>[], revision: number): void;
}

/** Keeps the pictures of brands as their files are; one drawing is made after the other. */
export function createDrawnBrands(
  root: string,
  preview: Pick<PreviewSite, 'first' | 'rebuild'>,
): DrawnBrands {
  let sources = readBrandSources(root);
  let { diagnostics } = preview.first;
  let revision = 0;
  const revisionOf = new Map<string, number>();
  const drawings: Record<string, number> = {};
  let count = 0;
  let rest: readonly string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (work: () => Promise<string[]>): Promise<string[]> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
  const rebuild = async (names: readonly string[]) => {
    ({ diagnostics } = await preview.rebuild(names));
    count++;
    for (const name of names) drawings[name] = count;
  };

  return {
    get sources() {
      return sources;
    },
    get diagnostics() {
      return diagnostics;
    },
    get revision() {
      return revision;
    },
    get rest() {
      return rest.length;
    },
    drawings,
    draw: (viewed) =>
      inTurn(async () => {
        const next = readBrandSources(root);
        const changed = changedPaths(sources, next);
        if (changed.length === 0 && sameImages(sources, next)) return [];
        const felt = brandsThatFeel(sources, next);
        sources = next;
        revision++;
        for (const path of changed) revisionOf.set(path, revision);
        const now = felt.length > FEW && felt.includes(viewed) ? [viewed] : felt;
        rest = [...new Set([...rest, ...felt])].filter((name) => !now.includes(name));
        await rebuild(now);
        return now;
      }),
    drawRest: () =>
      inTurn(async () => {
        const now = [...rest];
        if (now.length > 0) await rebuild(now);
        rest = rest.filter((name) => !now.includes(name));
        return now;
      }),
    refuseUnseen(files, seen) {
      const isSeen = ({ path, before }: FileChange<Content>) =>
        !path.endsWith('.json') ||
        (sources.json.get(path) === before && (revisionOf.get(path) ?? 0) <= seen);
      const other = files.find((file) => !isSeen(file));
      if (other) throw editedMeanwhile(other.path);
    },
  };
}

const sameImages = ({ images: before }: BrandSources, { images: after }: BrandSources) =>
  before.size === after.size && [...after].every(([path, content]) => before.get(path) === content);
