import { createScanner, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { SentenceData } from '../problem.ts';
import { explainWord, type JsonSyntaxError } from './unknown-words.ts';

/** The beginning of a text that another program wrote: HTML, a table, YAML, JavaScript. */
const FOREIGN =
  /^\s*(?:<(?!<)|(?:export|module|const|var|import|---)\b|---|[\w.$-]+\s*[:;,=](?![^]*[{]))/;

/** The first thing that keeps a text from being JSON; Git's lines of a merge conflict come before any other. */
export function findSyntaxError(text: string, error: ParseError): JsonSyntaxError {
  const [strange] = FOREIGN.exec(text) ?? [];
  if (strange !== undefined) {
    const id = strange.trim().startsWith('<') ? 'json-syntax.html' : 'json-syntax.foreign';
    return { offset: strange.length - strange.trimStart().length, id };
  }
  const conflict = findConflict(text);
  if (conflict) return conflict;
  const unclosed = findUnclosed(text);
  return unclosed && error.offset >= unclosed.seenAt ? unclosed.error : explain(text, error);
}

const FOREIGN_QUOTES = /^['`´‘’“”„«»]/;
/** The rest of a text on the next line, up to its quote. */
const SECOND_LINE = /^\r?\n[ \t]*(?![\s"{}[\],])[^"\n]*"\s*,?\s*$/m;
const WRONG_ESCAPE = /\\(?!["\\/bfnrt]|u[\da-f]{4})(?<!\\\\)/i;

type Explanation = [isSo: boolean, id: JsonSyntaxError['id'], at?: number, data?: SentenceData];

const COMMA = 'json-syntax.comma-before-closing';

function explain(text: string, { error, offset, length }: ParseError): JsonSyntaxError {
  const code = printParseErrorCode(error);
  const token = text.slice(offset, offset + length);
  const head = text.slice(0, offset);
  const behind = head.trimEnd().length;
  const before = text.charAt(behind - 1);
  const goesOn = SECOND_LINE.exec(text.slice(offset + length))?.index === 0;
  const isOddQuote = hasOddQuotes(text, offset) && token !== '"';
  const isWrongEscape = code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode';
  const isExpected = code === 'PropertyNameExpected' || code === 'ValueExpected';
  const isEnd = code === 'EndOfFileExpected';
  const isClosing = /[}\]]/.test(token);
  const control = token.search(/\p{Cc}/u) + offset;
  const isDecimal = /\d\s*,\s*$/.test(head) && /\d/.test(token);
  const isBeforeWord = /^\w\w/.test(text.slice(offset - 1));
  const noValue = /^[,}]?$/.test(token) ? 'json-syntax.no-value' : 'json-syntax.missing-colon';
  const explanations: Explanation[] = [
    [code === 'InvalidCommentToken', 'json-syntax.comment'],
    [code === 'UnexpectedEndOfString' && goesOn, 'json-syntax.two-lines'],
    [code === 'UnexpectedEndOfString', 'json-syntax.open-text'],
    [code === 'InvalidCharacter', 'json-syntax.control-character', control],
    [isWrongEscape, 'json-syntax.backslash', token.search(WRONG_ESCAPE) + offset],
    [FOREIGN_QUOTES.test(token), 'json-syntax.quote-kind', offset, { quote: token.charAt(0) }],
    [isOddQuote, 'json-syntax.missing-quote'],
    [head.endsWith('"') && /^[\p{L}\d]/u.test(token), 'json-syntax.early-quote'],
    [isEnd && token === ',', 'json-syntax.one-too-many', behind - 1, { sign: before }],
    [isEnd && isClosing, 'json-syntax.closing-too-many', offset, { sign: token }],
    [isEnd, 'json-syntax.behind-end'],
    [code === 'CommaExpected' && token === ':', 'json-syntax.stray-colon'],
    [code === 'CommaExpected' && !isBeforeWord, 'json-syntax.missing-comma', behind],
    [code === 'ColonExpected', noValue, behind],
    [isExpected && before === ',' && isClosing, COMMA, behind - 1, { sign: token }],
    [isExpected && before === ',' && token === ',', 'json-syntax.two-commas'],
    [isExpected && isDecimal, 'json-syntax.decimal-comma', behind - 1],
    [code === 'PropertyNameExpected', 'json-syntax.key-expected'],
    [isExpected && behind === 0, 'json-syntax.nothing'],
    [isExpected, 'json-syntax.missing-value', behind],
  ];
  const found = explanations.find(([isSo]) => isSo);
  if (!found) return explainWord(text, offset, token);
  const [, id, at = offset, data] = found;
  return { offset: at, id, data, ...(id === COMMA && { fix: { kind: 'remove-comma' } }) };
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

/** An entry indented no deeper than the line of its opening bracket gives it away, else another bracket or the end. */
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
      const error = { offset: behind, id: 'json-syntax.never-closed', data } as const;
      const found = { error, seenAt };
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
