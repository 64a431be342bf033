import type { Language } from '../../src/checker/language/translate.ts';
import english from './english.json' with { type: 'json' };
import portuguese from './portuguese.json' with { type: 'json' };

type Catalogue = typeof english;
export type FindingId = keyof Catalogue['findings'];
export type Effect = keyof Catalogue['effects'];
type Words = keyof Catalogue['words'];

/** A message that a language lacks does not compile. */
const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: english, 'pt-BR': portuguese };

type Data = Readonly<Record<string, string | number>>;

/** Above this many, brands are counted and not named. */
const MAX_NAMED = 6;

function filled(text: string, data: Data): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (data[name] === undefined) throw new Error(`The message '${text}' lacks its '${name}'.`);
    return String(data[name]);
  });
}

/** A word or sentence of the report's frame. */
export const word = (language: Language, name: Words, data: Data = {}): string =>
  filled(CATALOGUES[language].words[name], data);

/** The sentence about a check that ended early. */
export const stopIn = (language: Language, stop: keyof Catalogue['stops']): string =>
  CATALOGUES[language].stops[stop];

/** A finding in words: its meaning for buyers, and what to do next. */
export function sayFinding(
  language: Language,
  { id, brands, data }: { id: FindingId; brands: readonly string[]; data: Data },
): { says: string; next: string } {
  const { findings, effects, mistakes } = CATALOGUES[language];
  const names =
    brands.length > MAX_NAMED ? word(language, 'all', { count: brands.length }) : brands.join(', ');
  const effect = effects[data.effect as Effect];
  const mistake = mistakes[data.mistake as keyof typeof mistakes];
  const all: Data = {
    ...data,
    brands: names,
    ...(effect && { effect }),
    ...(mistake && { mistake: filled(mistake, data) }),
  };
  return { says: filled(findings[id].says, all), next: filled(findings[id].next, all) };
}
