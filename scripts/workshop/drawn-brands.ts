import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { brandsThatFeel } from '../../src/workshop/edit/felt.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import type { WorkshopSite } from './site.ts';
import { findingId } from './write-details.ts';

/** State of the brand files that the page shows. */
export interface DrawnBrands {
  readonly sources: BrandSources;
  readonly diagnostics: Diagnostic[];
  /** Those that the last change of a file brought. */
  readonly news: Diagnostic[];
  /** Grows with every change of a file and every drawing. */
  readonly version: number;
  /** Reads the files, and draws the brand on view where it feels a change. Returns the files that have changed. */
  draw(viewed: string): Promise<string[]>;
}

/** Keeps the pictures of brands as their files are; one drawing is made after the other. */
export function createDrawnBrands(
  root: string,
  site: Pick<WorkshopSite, 'first' | 'rebuild'>,
): DrawnBrands {
  let sources = readBrandSources(root);
  let { diagnostics } = site.first;
  let news: Diagnostic[] = [];
  let version = 0;
  /** Brands that feel a change and have not been on view since. */
  const outdated = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = async (wanted: string): Promise<string[]> => {
    // An address without a brand shows the first one.
    const viewed = wanted || (site.first.frames[0]?.brand ?? '');
    const next = readBrandSources(root);
    const changed = [
      ...differing(sources.json, next.json),
      ...differing(sources.images, next.images),
    ];
    const felt = changed.length > 0 ? brandsThatFeel(sources, next) : [];
    for (const brand of felt) outdated.add(brand);
    sources = next;
    const isOutdated = outdated.delete(viewed);
    if (changed.length === 0 && !isOutdated) return [];
    version++;
    const known = new Set(diagnostics.map(findingId));
    ({ diagnostics } = await site.rebuild(isOutdated ? [viewed] : []));
    if (changed.length > 0) news = diagnostics.filter((one) => !known.has(findingId(one)));
    return changed;
  };

  return {
    get sources() {
      return sources;
    },
    get diagnostics() {
      return diagnostics;
    },
    get news() {
      return news;
    },
    get version() {
      return version;
    },
    draw(viewed) {
      const next = last.then(() => draw(viewed));
      last = next.catch(() => {});
      return next;
    },
  };
}

/** The files in which two states of the brand files differ. */
const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
