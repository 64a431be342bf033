import type { Edit } from './edit.ts';
import type { JsonSyntaxError, JsonToken } from './json-tokens.ts';
import { FOREIGN_QUOTES, tokenAt } from './json-tokens.ts';

type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'separator' | 'end';
type Open = JsonToken & { kind: '{' | '[' };

const CLOSING = { '{': '}', '[': ']' } as const;

/**
 * The first thing that keeps a text from being JSON (RFC 8259), where a person would look for it: a
 * comma too many at that comma, one too few behind what it should follow, an unclosed brace before
 * the line whose indentation gives it away. Undefined when the text is JSON.
 */
export function findSyntaxError(text: string): JsonSyntaxError | undefined {
  const open: Open[] = [];
  let expected: Expected = 'value';
  let before: JsonToken | undefined;
  let outdented: JsonSyntaxError | undefined;
  for (let offset = 0; ;) {
    const token = tokenAt(text, offset);
    if (!('kind' in token)) return oddQuote(text, token.offset, before) ?? token;
    const next = follow(expected, token, open);
    if (next === undefined) {
      if (expected === 'end' && token.kind === 'end') return undefined;
      return (
        oddQuote(text, token.start, before) ??
        (isStray(token, open) ? outdented : undefined) ??
        unclosed(text, expected, token, before, open) ??
        explain(text, expected, token, before)
      );
    }
    if (before?.kind === ',' && isOutdented(text, token, before, open.at(-1)!))
      outdented ??= neverClosed(text, open.at(-1)!, before.start);
    if (token.kind === '{' || token.kind === '[') open.push(token as Open);
    if (token.kind === '}' || token.kind === ']') open.pop();
    expected = next;
    before = token;
    offset = token.end;
  }
}

/** Whether a text is JSON, without saying why it is not. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The kind of token expected after a valid one; undefined if the token is not valid here. */
function follow(expected: Expected, { kind }: JsonToken, open: Open[]): Expected | undefined {
  const holder = open.at(-1);
  const closes = holder !== undefined && kind === CLOSING[holder.kind];
  const closed = open.length > 1 ? 'separator' : 'end';
  if (closes && ['first-value', 'first-key', 'separator'].includes(expected)) return closed;
  if (expected === 'colon') return kind === ':' ? 'value' : undefined;
  if (expected === 'separator') {
    if (kind !== ',') return undefined;
    return holder?.kind === '{' ? 'key' : 'value';
  }
  if (expected === 'key' || expected === 'first-key') return kind === 'text' ? 'colon' : undefined;
  if (expected === 'end') return undefined;
  if (kind === '{') return 'first-key';
  if (kind === '[') return 'first-value';
  if (kind === 'text' || kind === 'number' || kind === 'word') return holder ? 'separator' : 'end';
  return undefined;
}

const lineAt = (text: string, offset: number) => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end < 0 ? undefined : end);
};
export const lineNumber = (text: string, offset: number) =>
  text.slice(0, offset).split('\n').length;
const indentAt = (text: string, offset: number) => lineAt(text, offset).search(/\S|$/);

function oddQuote(text: string, offset: number, before?: JsonToken): JsonSyntaxError | undefined {
  const line = lineAt(text, offset);
  const quotes = line.replace(/\\./g, '').split('"').length - 1;
  const sign = text[offset] ?? '';
  if (quotes % 2 === 0 || sign === '"' || FOREIGN_QUOTES.test(sign)) return undefined;
  const isSame = before?.kind === 'text' && lineAt(text, before.start) === line;
  const end = text.indexOf('\n', offset);
  const [, indent = '', comma = ''] = /^(\s*)[^{}[\]]*:[^{}[\]]*?(,?)\s*$/.exec(line) ?? [];
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const isEntry = /^\s*[^{}[\]]*:[^{}[\]]*$/.test(line);
  return {
    offset: isSame ? before.start : offset,
    message: 'A double quote (") is missing in this line.',
    suggestion: 'Every key and every text begins and ends with one.',
    ...(isEntry && {
      readOn: { start, end: end < 0 ? text.length : end, text: `${indent}"": 0${comma}` },
    }),
  };
}

/** Whether a token begins a line that is indented no deeper than the one that opened its holder. */
function isOutdented(text: string, token: JsonToken, before: JsonToken, holder: Open): boolean {
  return (
    lineNumber(text, token.start) > lineNumber(text, before.end) &&
    indentAt(text, token.start) <= indentAt(text, holder.start)
  );
}

/** The end of the file, or a colon in a list: what an unclosed bracket leads to. */
const isStray = ({ kind }: JsonToken, open: Open[]) =>
  kind === 'end' || (kind === ':' && open.at(-1)?.kind === '[');

function neverClosed(text: string, { kind, start }: Open, offset: number): JsonSyntaxError {
  return {
    offset,
    message: `The ${kind} of line ${lineNumber(text, start)} is never closed.`,
    suggestion: `Close it with ${CLOSING[kind]} here.`,
  };
}

/** A brace or bracket that the indentation shows to be unclosed, or that the file ends without. */
function unclosed(
  text: string,
  expected: Expected,
  token: JsonToken,
  before: JsonToken | undefined,
  open: Open[],
): JsonSyntaxError | undefined {
  const holder = open.at(-1);
  if (!holder || !before || (expected !== 'separator' && token.kind !== 'end')) return undefined;
  const isClosedWrongly = token.kind === '}' || token.kind === ']';
  const isUnclosed =
    token.kind === 'end' || isClosedWrongly || isOutdented(text, token, before, holder);
  return isUnclosed ? neverClosed(text, holder, before.end) : undefined;
}

function explain(
  text: string,
  expected: Expected,
  { kind, start }: JsonToken,
  before: JsonToken | undefined,
): JsonSyntaxError {
  const here = (message: string, suggestion: string, offset = start, readOn?: Edit) => ({
    offset,
    message,
    suggestion,
    ...(readOn && { readOn }),
  });
  const behind = before?.end ?? start;
  const insert = (sign: string): Edit => ({ start: behind, end: behind, text: sign });
  const instead = (offset: number, sign: string): Edit => ({
    start: offset,
    end: offset + 1,
    text: sign,
  });
  if (!before) return here('There is no value here.', 'Begin the file with { and end it with }.');
  if (before.kind === ',' && (kind === '}' || kind === ']'))
    return {
      ...here(
        `A comma stands before the closing ${kind}.`,
        'Delete it.',
        before.start,
        instead(before.start, ''),
      ),
      fix: { kind: 'remove-comma' },
    };
  if (before.kind === ',' && kind === ',')
    return here('Two commas follow each other.', 'Delete one.', start, instead(start, ''));
  if (expected === 'separator' && kind === ':')
    return here('A colon stands where nothing should follow.', 'Is a comma missing before it?');
  if (expected === 'separator')
    return here(
      'A comma is missing behind this.',
      'Put one between this entry and the next.',
      behind,
      insert(','),
    );
  if (expected === 'colon' && (kind === ',' || kind === '}'))
    return here('This key has no value.', 'Write "key": value.', before.start, insert(': 0'));
  if (expected === 'colon')
    return here('A colon is missing behind this key.', 'Write "key": value.', behind, insert(':'));
  if (kind === 'number' && /\d\s*,\s*$/.test(text.slice(0, start)))
    return here(
      'A decimal comma is not JSON.',
      'Write a point: 12.5.',
      before.start,
      instead(before.start, '.'),
    );
  if (expected === 'end' && kind === ',')
    return here(`There is one ${text[before.start]} too many.`, 'Delete it.', before.start);
  if (expected === 'end')
    return kind === '}' || kind === ']'
      ? here(`There is one ${kind} too many.`, 'Delete it, or look for a missing opening one.')
      : here('Something follows behind the end.', 'A file holds one value: join both, or cut one.');
  if (expected === 'key' || expected === 'first-key')
    return here('A key is expected here.', 'Write "key": value.');
  return here(
    'The value is missing here.',
    'Write one behind the colon or comma.',
    behind,
    insert(' 0'),
  );
}
