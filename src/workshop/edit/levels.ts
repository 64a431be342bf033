import { lineageOf } from '../../brand/inherit/lineage.ts';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { say } from '../../checker/language/sentence.ts';
import { NoSuchPlace, UserError } from '../say.ts';

/** Folders that may say a value for a brand, from the brand itself to the base. */
export function levelsOf(parsed: ParsedSources, brand: string): string[] {
  const folder = parsed.folders.get(brand);
  if (!folder) throw new NoSuchPlace('edit.no-brand', { brand });
  return (lineageOf(folder, parsed).chain ?? [folder]).map(({ name }) => name).reverse();
}

/** @throws {NoSuchPlace} where the brand takes nothing from the level. */
export function levelsUpTo(parsed: ParsedSources, brand: string, level: string): string[] {
  const levels = levelsOf(parsed, brand);
  if (levels.includes(level)) return levels.slice(0, levels.indexOf(level) + 1);
  throw new NoSuchPlace('edit.no-level', { brand, level, levels });
}

/**
 * Refuses to change documents of a brand of which a file, or one that it inherits, cannot be read: the
 * effect is unknown.
 *
 * @throws {UserError} with what is wrong in that file, where, and what to do.
 */
export function refuseUnreadable(
  parsed: ParsedSources,
  brand: string,
  documents: readonly string[],
): void {
  const paths = levelsOf(parsed, brand).flatMap((folder) =>
    ['brand', ...documents].map((document) => `brands/${folder}/${document}.json`),
  );
  const path = paths.find((one) => parsed.unreadable.has(one));
  const found = parsed.diagnostics.find(({ file }) => file === path);
  if (!found) return;
  const { line, message, suggestion } = found;
  throw new UserError([
    say('edit.unreadable', { file: found.file, line }),
    message,
    ...(suggestion ? [suggestion] : []),
    say('edit.then-try-again'),
  ]);
}
