import safeRegex from 'safe-regex2';
import type { MessageId, SentenceData } from '../../language/sentence.ts';

/** Escapes and character classes, within which a bracket opens no group; or a sign that parts groups. */
const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|[(|)]/g;
const LOOKBEHIND = /\(\?<[=!]/;
const MODIFIER = /\(\?(?=[ims-])[ims]*-?[ims]*:/;
const NAME = /\(\?<([^=!>][^>]*)>/g;
const REPEAT = /^(?:[*+]|\{\d+,\}|\{(?:\d+,)?\d{2,}\})/;
const PREFIX = /^\?(?::|<[^>]*>)/;
const BACK_REFERENCE = /\\[1-9k]/;
const SIGNS = [...'\n\té', ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))];

/** The reason why a pattern is no regular expression that all browsers read, and that ends for every text. */
export function patternFault(pattern: string, path: string): [MessageId, SentenceData] | undefined {
  const [, bare] = /^\/(.+)\/[a-z]*$/.exec(pattern) ?? [];
  if (bare !== undefined)
    return ['json-schema.slashes-around-pattern', { pattern, bare: JSON.stringify(bare) }];
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const [, why = '…'] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    return ['json-schema.no-pattern', { pattern, why }];
  }
  const isSlow = () => !safeRegex(pattern) || hasAmbiguousRepeat(pattern);
  const fault = newerSyntaxOf(pattern) ?? (isSlow() ? 'slow-pattern' : undefined);
  return fault && [`json-schema.${fault}`, { path, pattern }];
}

/**
 * Returns the part of a regular expression that the oldest browsers of package.json's `browserslist` cannot
 * read: a lookbehind (Safari 16.4), a modifier such as `(?i:` (Chrome 125, Safari 26), or a name that two groups
 * share (Chrome 125, Safari 17). The flag u, with which patterns are compiled, refuses all that needs v.
 */
export function newerSyntaxOf(pattern: string) {
  const groups = pattern.replace(TOKEN, (token) => (token.length > 1 ? '' : token));
  if (LOOKBEHIND.test(groups)) return 'lookbehind';
  if (MODIFIER.test(groups)) return 'modifier';
  const names = [...groups.matchAll(NAME)].map(([, name]) => name);
  return new Set(names).size < names.length ? 'repeated-name' : undefined;
}

/**
 * Whether a repeated group reads some text in two ways, as `(\w|\d)+` reads a digit: each such sign doubles the time
 * for a text that does not match. Short texts are tried; one that is nowhere ambiguous for them is taken to be safe.
 */
const hasAmbiguousRepeat = (pattern: string): boolean =>
  repeatedGroups(pattern).some((alternatives) => {
    const body = alternatives.join('|');
    if (BACK_REFERENCE.test(body)) return false;
    const readings = [...alternatives, `(?:${body}){2}`].map(
      (one) => new RegExp(`^(?:${one})$`, 'u'),
    );
    const texts = [...SIGNS, ...SIGNS.map((sign) => sign + sign), ...alternatives];
    return texts.some((text) => readings.filter((reading) => reading.test(text)).length > 1);
  });

/** The alternatives of each group that is repeated without a narrow limit. */
function repeatedGroups(pattern: string): string[][] {
  const open: number[][] = [];
  const found: string[][] = [];
  for (const { 0: token, index } of pattern.matchAll(TOKEN)) {
    if (token === '(') open.push([]);
    if (token.length === 1) open.at(-1)?.push(index);
    if (token !== ')') continue;
    const cuts = open.pop() ?? [];
    const alternatives = cuts.slice(1).map((end, at) => pattern.slice(cuts[at]! + 1, end));
    const [first = '', ...others] = alternatives;
    if (REPEAT.test(pattern.slice(index + 1))) found.push([first.replace(PREFIX, ''), ...others]);
  }
  return found;
}
