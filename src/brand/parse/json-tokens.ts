import type { Fix } from '../../contract/diagnostic.ts';
import type { Edit } from './edit.ts';

/** A syntax error with its offset, and how to fix it. */
export interface JsonSyntaxError {
  offset: number;
  message: string;
  suggestion: string;
  fix?: Fix;
  /** A change with which the text behind it can be read on, whatever its author meant. */
  readOn?: Edit;
}

export interface JsonToken {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'number' | 'word' | 'end';
  start: number;
  end: number;
}

const SPACE = /[ \t\r\n]*/y;
/** A text up to its closing quote, or up to what no text may hold. */
const OPEN_TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/uy;
const TEXT = new RegExp(`${OPEN_TEXT.source}"`, 'uy');
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)(?!\w)/y;

function matchAt(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The token at or behind `offset`, or what is wrong with what stands there. */
export function tokenAt(text: string, offset: number): JsonToken | JsonSyntaxError {
  const start = matchAt(SPACE, text, offset) ?? offset;
  const sign = text[start];
  if (sign === undefined) return { kind: 'end', start, end: start };
  if ('{}[],:'.includes(sign)) return { kind: sign as JsonToken['kind'], start, end: start + 1 };
  const patterns = { text: TEXT, number: NUMBER, word: WORD } as const;
  for (const kind of ['text', 'number', 'word'] as const) {
    const end = matchAt(patterns[kind], text, start);
    if (end !== undefined) return { kind, start, end };
  }
  return errorAt(text, start);
}

/** Quotes that JSON does not know. */
export const FOREIGN_QUOTES = /^['`´‘’“”„«»]/;

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

/** Signs of other languages, by what JSON writes in their place. */
const SIGNS: Readonly<Record<string, string>> = { '=': ':', ';': ',' };
/** Blanks and signs without width that JSON does not know. */
const STRANGE_BLANK = /[\u00A0\u1680\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/;
/** A value or key that can stand for any other. */
const ANYTHING = '""';
/** A text between quotes of another kind. */
const FOREIGN_TEXT = /^['`´‘’“”„«»][^'`´‘’“”„«»"\n]*['`´‘’“”„«»]/;

/** Usual slips, each with its remedy. */
function errorAt(text: string, offset: number): JsonSyntaxError {
  const rest = text.slice(offset, text.indexOf('\n', offset) + 1 || undefined).trimEnd();
  const sign = text[offset]!;
  const [word = sign] = /^[^\s,:{}[\]"]+/.exec(rest) ?? [];
  const error = (message: string, suggestion: string, length = word.length, instead = ANYTHING) => {
    const readOn = { start: offset, end: offset + length, text: instead };
    return { offset, message, suggestion, ...(length > 0 && { readOn }) };
  };
  if (rest.startsWith('"')) return textError(rest, offset, text);
  if (FOREIGN_QUOTES.test(rest)) {
    const [whole = ''] = FOREIGN_TEXT.exec(rest) ?? [];
    const message = `The quote ${rest[0]} is of the wrong kind.`;
    return error(message, 'Use the straight double quote: ".', whole.length);
  }
  if (text[offset - 1] === '"' && /^[\p{L}\d]/u.test(rest)) {
    const suggestion = 'Write \\" for each quote that stands within a text.';
    const length = rest.lastIndexOf('"') + 1 || word.length;
    return error('A double quote ends this text too early.', suggestion, length, '');
  }
  if (Object.hasOwn(SIGNS, sign)) {
    const right = SIGNS[sign]!;
    return error(`JSON does not write ${sign} here.`, `Write ${right} in its place.`, 1, right);
  }
  if (STRANGE_BLANK.test(sign)) {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    const suggestion = 'Delete the blanks before this place, and type them anew.';
    return error(`A sign that nobody sees (U+${code}) stands here.`, suggestion, 1, ' ');
  }
  if (/^(\/\/|\/\*|#|<!--)/.test(rest)) {
    const [comment = ''] = /^(\/\*.*?\*\/|<!--.*?-->|(\/\/|#).*)/.exec(rest) ?? [];
    const suggestion = 'Delete this one; a pull request can explain.';
    return error('JSON has no comments.', suggestion, comment.length, '');
  }
  const meant = jsonWord(word);
  if (meant !== undefined) {
    const otherwise = word.toLowerCase() === meant ? '' : `, or "${word}" where a text is meant`;
    return error(`${word} is not a value of JSON.`, `Write ${meant}${otherwise}.`);
  }
  if (/^[+.]?\d|^(?:NaN|[+-]?Infinity)$/.test(word) || word.startsWith('-'))
    return error(
      `${word} is not written as JSON writes numbers.`,
      'Write it like 1250 or 12.5, without +, leading zero or unit; text goes into double quotes.',
    );
  return error(`${word} stands here without quotes.`, `Put it into double quotes: "${word}".`);
}

/** The rest of a text on the next line, up to its quote. */
const SECOND_LINE = /^[ \t]*(?![\s"{}[\],])[^"\n]*"(?=\s*,?\s*$)/m;

function textError(line: string, start: number, text: string): JsonSyntaxError {
  const isClosed = /^"(?:[^"\\]|\\.)*"/.test(line);
  const behind = text.slice(text.indexOf('\n', start) + 1 || text.length);
  const second = SECOND_LINE.exec(behind);
  if (!isClosed && second?.index === 0)
    return {
      offset: start,
      message: 'This text goes over the end of its line.',
      suggestion: 'Write it in one line, with \\n where it shall break.',
      readOn: { start, end: text.length - behind.length + second[0].length, text: ANYTHING },
    };
  if (!isClosed)
    return {
      offset: start,
      message: 'This text has no closing quote.',
      suggestion: 'Put a double quote (") behind its last word, on the same line.',
      readOn: {
        start,
        end: start + line.length,
        text: line.endsWith(',') ? `${ANYTHING},` : ANYTHING,
      },
    };
  const offset = matchAt(OPEN_TEXT, text, start)!;
  const isTab = text[offset] !== '\\';
  return {
    offset,
    readOn: { start: offset, end: offset + 1, text: ' ' },
    message: isTab
      ? 'A tab or another control character stands in this text.'
      : 'A backslash (\\) in a text has to be followed by what it stands for.',
    suggestion: isTab ? 'Write a space, or \\t.' : 'Write \\\\ for a backslash itself.',
  };
}
