/** Escapes and character classes, within which a bracket opens no group. */
const CHARACTERS = /\\[^]|\[(?:\\[^]|[^\]\\])*\]/g;
const LOOKBEHIND = /\(\?<[=!]/;
const MODIFIER = /\(\?(?=[ims-])[ims]*-?[ims]*:/;
const NAME = /\(\?<([^=!>][^>]*)>/g;

export type NewerSyntax = 'lookbehind' | 'modifier' | 'repeated-name';

/**
 * Returns the part of a regular expression that the oldest browsers of package.json's `browserslist` cannot
 * read: a lookbehind (Safari 16.4), a modifier such as `(?i:` (Chrome 125, Safari 26), or a name that two groups
 * share (Chrome 125, Safari 17). The flag u, with which patterns are compiled, refuses all that needs v.
 */
export function newerSyntaxOf(pattern: string): NewerSyntax | undefined {
  const groups = pattern.replace(CHARACTERS, '');
  if (LOOKBEHIND.test(groups)) return 'lookbehind';
  if (MODIFIER.test(groups)) return 'modifier';
  const names = [...groups.matchAll(NAME)].map(([, name]) => name);
  return new Set(names).size < names.length ? 'repeated-name' : undefined;
}
