/** Escapes and character classes, within which a bracket opens no group; or a sign that parts groups. */
const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|[(|)]/g;
const REPEAT = /^(?:[*+]|\{\d+,\}|\{(?:\d+,)?\d{2,}\})/;
const PREFIX = /^\?(?::|<[^>]*>)/;
const BACK_REFERENCE = /\\[1-9k]/;
const SIGNS = [...'\n\té', ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))];

/**
 * Whether a repeated group reads some text in two ways, as `(\w|\d)+` reads a digit: each such sign doubles the time
 * for a text that does not match. Short texts are tried; one that is nowhere ambiguous for them is taken to be safe.
 */
export const hasAmbiguousRepeat = (pattern: string): boolean =>
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
