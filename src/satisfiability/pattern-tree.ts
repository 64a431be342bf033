/** A regular expression (ECMA-262, with the flag u), read into its parts. */
export type PatternNode =
  /** One character; `source` is a class, an escape or the character itself. */
  | { kind: 'character'; source: string }
  /** `$`. */
  | { kind: 'end' }
  /** Assertions, which take no character: `^`, `\b` and lookarounds. */
  | { kind: 'assertion'; body?: PatternNode }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; parts: PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; least: number; most: number };

const CHARACTER =
  /\[(?:\\[^]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[^])|[^]/uy;
const GROUP = /\((?:\?(?:(<?[=!])|:|<([^>]*)>))?/y;
const BACK_REFERENCE = /\\(?:([1-9]\d*)|k<([^>]*)>)/y;
const TIMES = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

/** Reads a pattern that `new RegExp(pattern, 'u')` accepts. A back reference is read as what it repeats. */
export function readPattern(pattern: string): PatternNode {
  const groups: PatternNode[] = [];
  const names = new Map<string, PatternNode>();
  let at = 0;

  const take = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = at;
    const found = expression.exec(pattern) ?? undefined;
    if (found) at = expression.lastIndex;
    return found;
  };

  const readChoice = (): PatternNode => {
    const parts = [readSequence()];
    while (take(/\|/y)) parts.push(readSequence());
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  };

  const readSequence = (): PatternNode => {
    const parts: PatternNode[] = [];
    while (at < pattern.length && !'|)'.includes(pattern[at]!)) parts.push(readRepeated());
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  };

  const readRepeated = (): PatternNode => {
    const body = readAtom();
    const times = take(TIMES);
    if (!times) return body;
    const [sign, count, comma, limit] = times;
    if (count === undefined) {
      const least = sign.startsWith('+') ? 1 : 0;
      return { kind: 'repeat', body, least, most: sign.startsWith('?') ? 1 : Infinity };
    }
    const open = limit ? Number(limit) : Infinity;
    return { kind: 'repeat', body, least: Number(count), most: comma ? open : Number(count) };
  };

  const readAtom = (): PatternNode => {
    if (take(/\$/y)) return { kind: 'end' };
    if (take(/\^|\\[bB]/y)) return { kind: 'assertion' };
    const group = take(GROUP);
    if (group) return readGroup(group);
    const reference = take(BACK_REFERENCE);
    if (reference) {
      const [, number, name = ''] = reference;
      const meant = number === undefined ? names.get(name) : groups[Number(number) - 1];
      return meant ?? { kind: 'assertion' };
    }
    return { kind: 'character', source: take(CHARACTER)![0] };
  };

  const readGroup = ([opening, look, name]: RegExpExecArray): PatternNode => {
    const isCapturing = opening === '(' || name !== undefined;
    const index = isCapturing ? groups.push({ kind: 'assertion' }) - 1 : -1;
    const body = readChoice();
    take(/\)/y);
    if (look !== undefined) return { kind: 'assertion', body };
    if (isCapturing) groups[index] = body;
    if (name !== undefined) names.set(name, body);
    return body;
  };

  return readChoice();
}
