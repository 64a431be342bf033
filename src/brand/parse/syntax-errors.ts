import { createScanner, parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { explainWord, type JsonSyntaxError } from './unknown-words.ts';

/** The beginning of a text that another program wrote: HTML, a table, YAML, JavaScript. */
const FOREIGN =
  /^\s*(?:<(?!<)|(?:export|module|const|var|import|---)\b|---|[\w.$-]+\s*[:;,=](?![^]*[{]))/;

/** The first thing that keeps a text from being JSON; Git's lines of a merge conflict come before any other. */
export function findSyntaxError(text: string): JsonSyntaxError {
  const [strange] = FOREIGN.exec(text) ?? [];
  if (strange !== undefined) {
    const id = strange.trim().startsWith('<') ? 'json-syntax.html' : 'json-syntax.foreign';
    return { offset: strange.length - strange.trimStart().length, id };
  }
  const conflict = findConflict(text);
  if (conflict) return conflict;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const first = errors[0]!;
  const unclosed = findUnclosed(text);
  return unclosed && first.offset >= unclosed.seenAt ? unclosed.error : explain(text, first);
}

const FOREIGN_QUOTES = /^['`´‘’“”„«»]/;
/** The rest of a text on the next line, up to its quote. */
const SECOND_LINE = /^\r?\n[ \t]*(?![\s"{}[\],])[^"\n]*"\s*,?\s*$/m;

function explain(text: string, { error, offset, length }: ParseError): JsonSyntaxError {
  const token = text.slice(offset, offset + length);
  const head = text.slice(0, offset);
  const behind = head.trimEnd().length;
  const before = text[behind - 1]!;
  const code = printParseErrorCode(error);
  if (code === 'InvalidCommentToken') return { offset, id: 'json-syntax.comment' };
  if (code === 'UnexpectedEndOfString') {
    const goesOn = SECOND_LINE.exec(text.slice(offset + length))?.index === 0;
    return { offset, id: goesOn ? 'json-syntax.two-lines' : 'json-syntax.open-text' };
  }
  if (code === 'InvalidCharacter')
    return { offset: offset + token.search(/\p{Cc}/u), id: 'json-syntax.control-character' };
  if (code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode') {
    const at = token.search(/\\(?!["\\/bfnrt]|u[\da-f]{4})(?<!\\\\)/i);
    return { offset: offset + at, id: 'json-syntax.backslash' };
  }
  if (FOREIGN_QUOTES.test(token))
    return { offset, id: 'json-syntax.quote-kind', data: { quote: token[0]! } };
  if (hasOddQuotes(text, offset) && token !== '"')
    return { offset, id: 'json-syntax.missing-quote' };
  if (text[offset - 1] === '"' && /^[\p{L}\d]/u.test(token))
    return { offset, id: 'json-syntax.early-quote' };
  if (code === 'EndOfFileExpected') {
    if (token === ',')
      return { offset: behind - 1, id: 'json-syntax.one-too-many', data: { sign: before } };
    return /[}\]]/.test(token)
      ? { offset, id: 'json-syntax.closing-too-many', data: { sign: token } }
      : { offset, id: 'json-syntax.behind-end' };
  }
  if (code === 'CommaExpected' && token === ':') return { offset, id: 'json-syntax.stray-colon' };
  if (code === 'CommaExpected' && !/^\w\w/.test(text.slice(offset - 1)))
    return { offset: behind, id: 'json-syntax.missing-comma' };
  if (code === 'ColonExpected') {
    const isBare = /^[,}]?$/.test(token);
    return { offset: behind, id: isBare ? 'json-syntax.no-value' : 'json-syntax.missing-colon' };
  }
  if (code !== 'PropertyNameExpected' && code !== 'ValueExpected')
    return explainWord(text, offset, token);
  if (before === ',' && /[}\]]/.test(token)) {
    const data = { sign: token };
    const fix = { kind: 'remove-comma' } as const;
    return { offset: behind - 1, id: 'json-syntax.comma-before-closing', data, fix };
  }
  if (before === ',' && token === ',') return { offset, id: 'json-syntax.two-commas' };
  if (/\d\s*,\s*$/.test(head) && /\d/.test(token))
    return { offset: behind - 1, id: 'json-syntax.decimal-comma' };
  if (code === 'PropertyNameExpected') return { offset, id: 'json-syntax.key-expected' };
  return behind === 0
    ? { offset, id: 'json-syntax.nothing' }
    : { offset: behind, id: 'json-syntax.missing-value' };
}

function hasOddQuotes(text: string, offset: number): boolean {
  const { line } = lineAt(text, offset);
  return line.replace(/\\./g, '').split('"').length % 2 === 0;
}

function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line] = /^[^\n]*/.exec(text.slice(start))!;
  return { line, indent: line.search(/\S|$/), isFirst: text.slice(start, offset).trim() === '' };
}

const lineNumber = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * The first brace or bracket that is never closed, if there is one: an entry that is indented no deeper than
 * the line of its opening bracket gives it away, else another closing bracket or the end of the file.
 */
function findUnclosed(text: string): { error: JsonSyntaxError; seenAt: number } | undefined {
  const scanner = createScanner(text, true);
  const open: number[] = [];
  let outdented: ReturnType<typeof findUnclosed>;
  for (let behind = 0; ; behind = scanner.getTokenOffset() + scanner.getTokenLength()) {
    scanner.scan();
    const seenAt = scanner.getTokenOffset();
    const sign = text[seenAt];
    const isClosing = sign === '}' || sign === ']';
    const holder = isClosing ? open.pop() : open.at(-1);
    if (holder === undefined) {
      if (sign === undefined || isClosing) return undefined;
    } else {
      const opening = text[holder]!;
      const closing = CLOSING[opening]!;
      const data = { sign: opening, line: lineNumber(text, holder), closing };
      const found = {
        error: { offset: behind, id: 'json-syntax.never-closed', data },
        seenAt,
      } as const;
      if (sign === undefined || (isClosing && sign !== closing)) return outdented ?? found;
      const { indent, isFirst } = lineAt(text, seenAt);
      const isEntry = isFirst && (sign === '"' || sign === '{');
      if (isEntry && indent <= lineAt(text, holder).indent) outdented ??= found;
    }
    if (sign! in CLOSING) open.push(seenAt);
  }
}

const CONFLICT = /^<{7}(?: .*)?\r?$[^]*?^={7}\r?$[^]*?^>{7}(?: .*)?$/m;
const LEFT_OVER = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;

function findConflict(text: string): JsonSyntaxError | undefined {
  const { 0: conflict = '', index: offset } = CONFLICT.exec(text) ?? {};
  if (offset !== undefined) {
    const [from, to] = [lineNumber(text, offset), lineNumber(text, offset + conflict.length)];
    return { offset, id: 'json-syntax.conflict', data: { from, to } };
  }
  const left = text.search(LEFT_OVER);
  return left < 0 ? undefined : { offset: left, id: 'json-syntax.conflict-line' };
}
