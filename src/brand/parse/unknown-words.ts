/** Words for yes, no and nothing, as people and other languages write them. */
const WORDS: Readonly<Record<'true' | 'false' | 'null', readonly string[]>> = {
  true: ['true', 'verdadeiro', 'verdade', 'sim', 'yes', 'on'],
  false: ['false', 'falso', 'não', 'nao', 'no', 'off'],
  null: ['null', 'nulo', 'nula', 'none', 'nil', 'undefined'],
};

/** The `true`, `false` or `null` that a word means; undefined for any other word. */
export function jsonWord(word: string): 'true' | 'false' | 'null' | undefined {
  const written = word.trim().toLowerCase();
  return (['true', 'false', 'null'] as const).find((one) => WORDS[one].includes(written));
}

/** Signs of other languages, by the sign that JSON writes in their place. */
const SIGNS: Readonly<Record<string, string>> = { '=': ':', ';': ',' };
/** Blanks and signs without width that JSON does not know. */
const STRANGE_BLANK = /[\u00A0\u1680\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/;

/** Explains characters that are not JSON, of a text in which they stand at an offset. */
export function explainWord(text: string, offset: number, token: string) {
  const [digits] = /[\w.+-]*$/.exec(text.slice(Math.max(0, offset - 40), offset))!;
  const word = digits + token;
  const start = offset - digits.length;
  const [sign] = /[=;]/.exec(word) ?? [];
  if (sign !== undefined)
    return {
      offset: start + word.indexOf(sign),
      message: `JSON does not write ${sign} here.`,
      suggestion: `Write ${SIGNS[sign]} in its place.`,
    };
  const [blank] = STRANGE_BLANK.exec(word) ?? [];
  if (blank !== undefined) {
    const code = blank.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return {
      offset: start + word.indexOf(blank),
      message: `A sign that nobody sees (U+${code}) stands here.`,
      suggestion: 'Delete the blanks before this place, and type them anew.',
    };
  }
  const [message, suggestion] = sentencesOf(word);
  return { offset: start, message, suggestion };
}

function sentencesOf(word: string): [message: string, suggestion: string] {
  if (/^(?:#|<!--)/.test(word))
    return ['JSON has no comments.', 'Delete this one; a pull request can explain.'];
  const meant = jsonWord(word);
  if (meant !== undefined) {
    const otherwise = word.toLowerCase() === meant ? '' : `, or "${word}" where a text is meant`;
    return [`${word} is not a value of JSON.`, `Write ${meant}${otherwise}.`];
  }
  if (/^[+.-]?\d|^(?:NaN|[+-]?Infinity)$|^-/.test(word))
    return [
      `${word} is not written as JSON writes numbers.`,
      'Write it like 1250 or 12.5, without +, leading zero or unit; text goes into double quotes.',
    ];
  return [`${word} stands here without quotes.`, `Put it into double quotes: "${word}".`];
}
