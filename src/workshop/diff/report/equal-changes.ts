import { brandsOf, type ChangeDescription, type Subject } from '../change.ts';
import { DIFF_TEXTS } from '../diff-texts.ts';
import type { DiffReport } from '../diff-report.ts';
import { placeOf } from './report-texts.ts';

/** The same change in the files of several brands, as a report lists it. */
export interface EqualChanges {
  subject: Subject;
  description: ChangeDescription;
  /** Folders of all affected brands, in alphabetical order. */
  brands: string[];
  /** Each place with its brands: 'brands/<folder>/texts.json:4 · <folder>'. */
  places: string[];
}

/** The changes of one subject, those that read the same joined. */
export function equalChanges({ changes, language }: DiffReport, subject: Subject): EqualChanges[] {
  const texts = DIFF_TEXTS[language];
  const found = new Map<string, EqualChanges>();
  for (const change of changes) {
    if (change.subject !== subject) continue;
    const { document, path, description, brands } = change;
    const key = JSON.stringify([document, path, description]);
    const place = `${placeOf(change, texts)} · ${brandsOf(brands, texts)}`;
    const known = found.get(key);
    if (known) {
      known.places.push(place);
      known.brands = [...new Set([...known.brands, ...brands])].sort();
    } else {
      found.set(key, { subject, description, brands: [...brands], places: [place] });
    }
  }
  return [...found.values()];
}

/** Equal for brands to which the same changes happen; the brand's own where no change is known. */
export const groupOf = ({ changes }: Pick<DiffReport, 'changes'>, brand: string): string =>
  changes.flatMap(({ brands }, at) => (brands.includes(brand) ? [at] : [])).join() || brand;
