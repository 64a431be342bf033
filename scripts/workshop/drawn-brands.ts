import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { brandsThatFeel, type FileChange } from '../../src/workshop/edit/plan-change.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { EditedMeanwhile, type Content } from './brand-store.ts';
import type { WorkshopSite } from './site.ts';

/** So many brands are drawn at once, within the second that a person waits for. */
const FEW = 3;

/** State of the brand files that the page shows. */
export interface DrawnBrands {
  readonly sources: BrandSources;
  readonly diagnostics: Diagnostic[];
  /** Grows with every change of a file and every drawing: a page says by it which state it shows. */
  readonly revision: number;
  /** Number of brands that feel a change and are not drawn yet. */
  readonly rest: number;
  /** Draws the brands of which files have changed; of many the one on view alone. Returns the files. */
  draw(viewed: string): Promise<string[]>;
  /** Draws the brands that `draw` has left. */
  drawRest(): Promise<void>;
  /** @throws {EditedMeanwhile} where a file is not as a page of a revision shows it. */
  refuseUnseen(files: readonly FileChange<Content>[], revision: number): void;
}

/** Keeps the pictures of brands as their files are; one drawing is made after the other. */
export function createDrawnBrands(
  root: string,
  site: Pick<WorkshopSite, 'first' | 'rebuild'>,
): DrawnBrands {
  let sources = readBrandSources(root);
  let { diagnostics } = site.first;
  let revision = 0;
  const revisionOf = new Map<string, number>();
  let rest: readonly string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
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
    draw: (viewed) =>
      inTurn(async () => {
        const next = readBrandSources(root);
        const changed = [
          ...differing(sources.json, next.json),
          ...differing(sources.images, next.images),
        ];
        if (changed.length === 0) return [];
        const felt = brandsThatFeel(sources, next);
        sources = next;
        revision++;
        for (const path of changed) revisionOf.set(path, revision);
        const now = felt.length > FEW && felt.includes(viewed) ? [viewed] : felt;
        rest = [...new Set([...rest, ...felt])].filter((name) => !now.includes(name));
        ({ diagnostics } = await site.rebuild(now));
        return changed;
      }),
    drawRest: () =>
      inTurn(async () => {
        if (rest.length === 0) return;
        ({ diagnostics } = await site.rebuild(rest));
        rest = [];
        revision++;
      }),
    refuseUnseen(files, seen) {
      const isSeen = ({ path, before }: FileChange<Content>) =>
        !path.endsWith('.json') ||
        (sources.json.get(path) === before && (revisionOf.get(path) ?? 0) <= seen);
      const other = files.find((file) => !isSeen(file));
      if (other) throw new EditedMeanwhile(other.path);
    },
  };
}

/** The files in which two states of the brand files differ. */
const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
