import type { Diagnostic } from '../contract/diagnostic.ts';
import type { CheckedBrands } from '../diagnostics/check-brands.ts';
import { breaksOf, type Break } from './breaks.ts';
import { SUBJECTS, type Change, type Words } from './change.ts';
import { compareBrands } from './compare-brands.ts';
import { flowChanges, type FlowChange } from './flow-changes.ts';
import type { PicturePair } from './picture-pair.ts';
import { wordsOf, type TitledSchemas } from './words-of.ts';

export interface DiffReport {
  /** What the working tree is compared with, as git names it. */
  ref: string;
  /** By subject, in the order of SUBJECTS. */
  changes: (Change & { words: Words })[];
  flows: FlowChange[];
  breaks: Break[];
  /** Shared files that changed, with the brands that feel it. */
  shared: { file: string; brands: string[] }[];
  /** Errors that the change brings. */
  errors: Diagnostic[];
  /** What the reader has to know of the report itself. */
  notes: string[];
  pictures: PicturePair[];
  /** How many screens were photographed before and after, and look the same. */
  samePictures: number;
}

/** Everything but the pictures that a change of brand files does. */
export function diffReport(
  ref: string,
  before: CheckedBrands,
  after: CheckedBrands,
  schemas: TitledSchemas,
): DiffReport {
  const changes = compareBrands(before, after)
    .map((change) => ({ ...change, words: wordsOf(change, schemas) }))
    .sort((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject));
  const [old, young] = [before, after].map(({ brands }) => brands.map(({ compiled }) => compiled));
  return {
    ref,
    changes,
    flows: flowChanges(old!, young!),
    breaks: breaksOf(old!, young!, schemas),
    shared: sharedFiles(changes),
    errors: after.diagnostics.filter(({ severity }) => severity === 'error'),
    notes: [],
    pictures: [],
    samePictures: 0,
  };
}

const SHARED = /^(brands\/(base|families\/[^/]+)\/|schemas\/fields\/|brands\/registry)/;

function sharedFiles(changes: readonly Change[]): DiffReport['shared'] {
  const files = new Map<string, Set<string>>();
  for (const { place, brands } of changes) {
    if (!place || !SHARED.test(place.file)) continue;
    const known = files.get(place.file) ?? new Set();
    brands.forEach((brand) => known.add(brand));
    files.set(place.file, known);
  }
  return [...files].map(([file, brands]) => ({ file, brands: [...brands].sort() }));
}
