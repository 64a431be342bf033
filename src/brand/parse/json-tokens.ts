import type { Fix } from '../../contract/diagnostic.ts';

/** A syntax error with its offset, and how to fix it. */
export interface JsonSyntaxError {
  offset: number;
  message: string;
  suggestion: string;
  fix?: Fix;
}

export interface JsonToken {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'number' | 'word' | 'end';
  start: number;
  end: number;
}

const SPACE = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
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

/** Usual slips, each with its remedy. */
function errorAt(text: string, offset: number): JsonSyntaxError {
  const rest = text.slice(offset, text.indexOf('\n', offset) + 1 || undefined).trimEnd();
  const [word = rest[0] ?? ''] = /^[^\s,:{}[\]"]+/.exec(rest) ?? [];
  const error = (message: string, suggestion: string) => ({ offset, message, suggestion });
  if (rest.startsWith('"')) return textError(rest, offset);
  if (FOREIGN_QUOTES.test(rest))
    return error(`The quote ${rest[0]} is of the wrong kind.`, 'Use the straight double quote: ".');
  if (/^(\/\/|\/\*|#)/.test(rest))
    return error('JSON has no comments.', 'Delete this one; a pull request can explain.');
  if (/^(true|false|null|none|yes|no|undefined)$/i.test(word))
    return error(`${word} is not a value of JSON.`, 'Write true, false or null, in lower case.');
  if (/^[+.]?\d/.test(word) || word.startsWith('-'))
    return error(
      `${word} is not written as JSON writes numbers.`,
      'Write it like 1250 or 12.5, without +, leading zero or unit; text goes into double quotes.',
    );
  return error(`${word} stands here without quotes.`, `Put it into double quotes: "${word}".`);
}

function textError(line: string, start: number): JsonSyntaxError {
  const isClosed = /^"(?:[^"\\]|\\.)*"/.test(line);
  if (!isClosed)
    return {
      offset: start,
      message: 'This text has no closing quote.',
      suggestion: 'Put a double quote (") behind its last word, on the same line.',
    };
  const inside = line.search(/\\(?!["\\/bfnrtu])|\p{Cc}/u);
  const isTab = line[inside] !== '\\';
  return {
    offset: start + Math.max(inside, 0),
    message: isTab
      ? 'A tab or another control character stands in this text.'
      : 'A backslash (\\) in a text has to be followed by what it stands for.',
    suggestion: isTab ? 'Write a space, or \\t.' : 'Write \\\\ for a backslash itself.',
  };
}
