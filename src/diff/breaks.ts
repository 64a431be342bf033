import type { CompiledBrand } from '../contract/compiled-brand.ts';
import { brokenCalls } from './broken-calls.ts';
import { brokenForms } from './broken-forms.ts';
import { brokenLinks } from './broken-links.ts';
import type { TitledSchemas } from './words-of.ts';

/** Something that works today and will not, once the change is merged. */
export interface Break {
  what: 'link' | 'stored form' | 'call';
  /** What breaks, for whom, and what becomes of it. */
  sentence: string;
  brands: string[];
}

type Found = Omit<Break, 'brands'>;

/** What a change breaks, each told once for all brands that suffer from it. */
export function breaksOf(
  before: readonly CompiledBrand[],
  after: readonly CompiledBrand[],
  schemas: TitledSchemas,
): Break[] {
  const breaks = new Map<string, Break>();
  for (const was of before) {
    const is = after.find(({ id }) => id === was.id);
    const found: Found[] = [
      ...brokenLinks(was, is).map((sentence) => ({ what: 'link' as const, sentence })),
      ...(is ? brokenForms(was, is) : []).map((sentence) => ({
        what: 'stored form' as const,
        sentence,
      })),
      ...(is ? brokenCalls(was, is, schemas.get('brand')) : []).map((sentence) => ({
        what: 'call' as const,
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
