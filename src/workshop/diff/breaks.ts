import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import { brokenCalls } from './broken-calls.ts';
import { brokenForms } from './broken-forms.ts';
import { brokenLinks } from './broken-links.ts';
import type { Language } from '../../checker/language/translate.ts';
import { DIFF_TEXTS } from './diff-texts.ts';
import type { TitledSchemas } from './title-path.ts';

/** Something that works today and will not, once the change is merged. */
export interface Break {
  kind: 'link' | 'stored form' | 'call';
  /** The thing that breaks, for which buyers or calls, and the consequence. */
  sentence: string;
  brands: string[];
}

type Found = Omit<Break, 'brands'>;

/** Everything that a change breaks, each reported once with all affected brands. */
export function findBreaks(
  before: readonly CompiledBrand[],
  after: readonly CompiledBrand[],
  schemas: TitledSchemas,
  language: Language = 'en',
): Break[] {
  const texts = DIFF_TEXTS[language];
  const breaks = new Map<string, Break>();
  for (const was of before) {
    const is = after.find(({ id }) => id === was.id);
    const found: Found[] = [
      ...brokenLinks(was, is, texts).map((sentence) => ({ kind: 'link' as const, sentence })),
      ...(is ? brokenForms(was, is, texts) : []).map((sentence) => ({
        kind: 'stored form' as const,
        sentence,
      })),
      ...(is ? brokenCalls(was, is, schemas.get('brand'), language) : []).map((sentence) => ({
        kind: 'call' as const,
        sentence,
      })),
    ];
    for (const one of found) {
      const known = breaks.get(one.sentence);
      if (known) known.brands.push(was.id);
      else breaks.set(one.sentence, { ...one, brands: [was.id] });
    }
  }
  return [...breaks.values()];
}
