import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { inWordsOf } from '../../checker/language/say-finding.ts';
import type { Language } from '../../checker/language/translate.ts';
import { NoSuchPlace } from './json-text.ts';

/**
 * Refuses what is made of documents of which a file cannot be read: the effect of a change of them is
 * unknown.
 *
 * @param folders the brand and everything that it inherits from, as `levelsOf` gives it.
 * @throws {NoSuchPlace} with what is wrong in that file, where, and what to do.
 */
export function refuseUnreadable(
  parsed: ParsedSources,
  folders: readonly string[],
  documents: readonly string[],
): void {
  const paths = folders.flatMap((folder) =>
    ['brand', ...documents].map((document) => `brands/${folder}/${document}.json`),
  );
  const path = paths.find((one) => parsed.unreadable.has(one));
  const found = parsed.diagnostics.find(({ file }) => file === path);
  if (!found) return;
  const explained = (language: Language) =>
    inWordsOf(language, [found.message, ...(found.suggestion ? [found.suggestion] : [])]);
  throw new NoSuchPlace(
    `${path} cannot be read, so nothing was written. Line ${found.line}: ${explained('en')} Then try again.`,
    `Não dá para ler ${path}, e por isso nada foi gravado. Linha ${found.line}: ${explained('pt-BR')} Depois tente de novo.`,
  );
}
