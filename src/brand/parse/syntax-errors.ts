import { createScanner, parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Fix } from '../../contract/diagnostic.ts';
import { explainWord } from './unknown-words.ts';

/** A syntax error with its offset, and how to fix it. */
export interface JsonSyntaxError {
  offset: number;
  message: string;
  suggestion: string;
  fix?: Fix;
}

/** The beginning of a text that another program wrote: HTML, a table, YAML, JavaScript. */
const FOREIGN =
  /^\s*(?:<(?!<)|(?:export|module|const|var|import|---)\b|---|[\w.$-]+\s*[:;,=](?![^]*[{]))/;
/** A longer list is not read at once. */
const MAX_ERRORS = 10;

/**
 * Everything that keeps a text from being JSON (RFC 8259), one error for each line, in the order of the text.
 * Git's lines of a merge conflict are one error. The search ends at the first error behind which the parser
 * cannot know how the text goes on, such as a brace that is never closed.
 */
export function findSyntaxErrors(text: string): JsonSyntaxError[] {
  const [strange] = FOREIGN.exec(text) ?? [];
  if (strange !== undefined) return [foreign(strange)];
  const { found, rest } = takeConflicts(text);
  const errors: ParseError[] = [];
  parse(rest, errors, { disallowComments: true });
  const unclosed = findUnclosed(rest);
  let last: ParseError | undefined;
  for (const error of errors) {
    const isUnclosed = unclosed !== undefined && error.offset >= unclosed.seenAt;
    const explained = isUnclosed ? unclosed.error : explain(rest, error);
    if (!last || !isConsequence(rest, last, error)) found.push(explained);
    if (isUnclosed || (isLost(rest, error) && !explained.fix)) break;
    last = error;
  }
  return found.sort((one, other) => one.offset - other.offset).slice(0, MAX_ERRORS);
}

function foreign(strange: string): JsonSyntaxError {
  const what = strange.trim().startsWith('<') ? 'a page of HTML' : 'something else';
  return {
    offset: strange.length - strange.trimStart().length,
    message: `This is not JSON, but ${what}: a brand file begins with {.`,
    suggestion: 'Bring back its last version from Git, or write it as JSON: { "key": value }.',
  };
}

const endOf = ({ offset, length }: ParseError) => offset + length;

/** Whether an error follows from the last one: it is in the same line, or behind one more token without a comma. */
function isConsequence(text: string, last: ParseError, error: ParseError): boolean {
  const between = text.slice(endOf(last), error.offset);
  if (!between.includes('\n')) return true;
  return text[last.offset] !== ',' && /^\s*(?:"[^"\n]*"|[^\s",]*)\s*$/.test(between);
}

/** Codes behind which the parser skips everything up to the next comma or closing brace. */
const SKIPPING = ['PropertyNameExpected', 'ValueExpected', 'ColonExpected'];

/** Whether the parser does not know behind an error where in the text it is. */
function isLost(text: string, error: ParseError): boolean {
  const code = printParseErrorCode(error.error);
  if (code === 'EndOfFileExpected') return true;
  if (code !== 'UnexpectedEndOfString' && hasOddQuotes(text, error.offset)) return true;
  const isSkipping = SKIPPING.includes(code);
  const [restOfLine] = /^[^\n]*/.exec(text.slice(error.offset))!;
  const passed = isSkipping ? restOfLine : restOfLine.slice(0, error.length);
  return /[{}[\]]/.test(passed) || (isSkipping && !passed.includes(','));
}

const FOREIGN_QUOTES = /^['`´‘’“”„«»]/;

function explain(text: string, { error, offset, length }: ParseError): JsonSyntaxError {
  const token = text.slice(offset, offset + length);
  const head = text.slice(0, offset);
  const behind = head.trimEnd().length;
  const before = text[behind - 1];
  const code = printParseErrorCode(error);
  const say = (message: string, suggestion: string, at = offset) => ({
    offset: at,
    message,
    suggestion,
  });
  if (code === 'InvalidCommentToken')
    return say('JSON has no comments.', 'Delete this one; a pull request can explain.');
  if (code === 'UnexpectedEndOfString') return { offset, ...explainOpenText(text, offset, length) };
  if (code === 'InvalidCharacter')
    return say(
      'A tab or another control character stands in this text.',
      'Write a space, or \\t.',
      offset + token.search(/\p{Cc}/u),
    );
  if (code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode')
    return say(
      'A backslash (\\) in a text has to be followed by what it stands for.',
      'Write \\\\ for a backslash itself.',
      offset + token.search(/\\(?!["\\/bfnrt]|u[\da-f]{4})(?<!\\\\)/i),
    );
  if (FOREIGN_QUOTES.test(token))
    return say(`The quote ${token[0]} is of the wrong kind.`, 'Use the straight double quote: ".');
  if (hasOddQuotes(text, offset) && token !== '"')
    return say(
      'A double quote (") is missing in this line.',
      'Every key and every text begins and ends with one.',
    );
  if (text[offset - 1] === '"' && /^[\p{L}\d]/u.test(token))
    return say(
      'A double quote ends this text too early.',
      'Write \\" for each quote that stands within a text.',
    );
  if (code === 'EndOfFileExpected') {
    if (token === ',') return say(`There is one ${before} too many.`, 'Delete it.', behind - 1);
    return /[}\]]/.test(token)
      ? say(`There is one ${token} too many.`, 'Delete it, or look for a missing opening one.')
      : say('Something follows behind the end.', 'A file holds one value: join both, or cut one.');
  }
  if (code === 'CommaExpected' && token === ':')
    return say('A colon stands where nothing should follow.', 'Is a comma missing before it?');
  if (code === 'CommaExpected' && !/^\w\w/.test(text.slice(offset - 1)))
    return say(
      'A comma is missing behind this.',
      'Put one between this entry and the next.',
      behind,
    );
  if (code === 'ColonExpected')
    return /^[,}]?$/.test(token)
      ? say('This key has no value.', 'Write "key": value.', behind)
      : say('A colon is missing behind this key.', 'Write "key": value.', behind);
  if (code !== 'PropertyNameExpected' && code !== 'ValueExpected')
    return explainWord(text, offset, token);
  if (before === ',' && /[}\]]/.test(token))
    return {
      ...say(`A comma stands before the closing ${token}.`, 'Delete it.', behind - 1),
      fix: { kind: 'remove-comma' },
    };
  if (before === ',' && token === ',') return say('Two commas follow each other.', 'Delete one.');
  if (/\d\s*,\s*$/.test(head) && /\d/.test(token))
    return say('A decimal comma is not JSON.', 'Write a point: 12.5.', behind - 1);
  if (code === 'PropertyNameExpected') return say('A key is expected here.', 'Write "key": value.');
  return behind === 0
    ? say('There is no value here.', 'Begin the file with { and end it with }.')
    : say('The value is missing here.', 'Write one behind the colon or comma.', behind);
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

/** The rest of a text on the next line, up to its quote. */
const SECOND_LINE = /^\r?\n[ \t]*(?![\s"{}[\],])[^"\n]*"\s*,?\s*$/m;

function explainOpenText(text: string, offset: number, length: number) {
  return SECOND_LINE.exec(text.slice(offset + length))?.index === 0
    ? {
        message: 'This text goes over the end of its line.',
        suggestion: 'Write it in one line, with \\n where it shall break.',
      }
    : {
        message: 'This text has no closing quote.',
        suggestion: 'Put a double quote (") behind its last word, on the same line.',
      };
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
      const found = { error: neverClosed(text, holder, behind), seenAt };
      if (sign === undefined || (isClosing && sign !== CLOSING[text[holder]!]))
        return outdented ?? found;
      const { indent, isFirst } = lineAt(text, seenAt);
      const isEntry = isFirst && (sign === '"' || sign === '{');
      if (isEntry && indent <= lineAt(text, holder).indent) outdented ??= found;
    }
    if (sign! in CLOSING) open.push(seenAt);
  }
}

function neverClosed(text: string, holder: number, offset: number): JsonSyntaxError {
  const sign = text[holder]!;
  return {
    offset,
    message: `The ${sign} of line ${lineNumber(text, holder)} is never closed.`,
    suggestion: `Close it with ${CLOSING[sign]} here.`,
  };
}

const CONFLICT =
  /^<{7}(?: .*)?\r?$(?<ours>[^]*?)(?:^\|{7}(?: .*)?\r?$[^]*?)?^={7}\r?$[^]*?^>{7}(?: .*)?$/gm;
const LEFT_OVER = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/gm;

/** Lines that Git wrote where two branches changed the same; of two versions the first one is read on. */
function takeConflicts(text: string): { found: JsonSyntaxError[]; rest: string } {
  const found: JsonSyntaxError[] = [];
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const whole = text.replace(CONFLICT, (conflict: string, ours: string, offset: number) => {
    const [from, to] = [lineNumber(text, offset), lineNumber(text, offset + conflict.length)];
    found.push({
      offset,
      message: `A merge conflict is not resolved: lines ${from} to ${to} hold two versions.`,
      suggestion:
        'Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    });
    const at = conflict.indexOf(ours);
    return blank(conflict.slice(0, at)) + ours + blank(conflict.slice(at + ours.length));
  });
  const rest = whole.replace(LEFT_OVER, (line: string, offset: number) => {
    found.push({
      offset,
      message: 'A merge conflict has left this line behind.',
      suggestion: 'Delete it, and keep one of the two versions beside it.',
    });
    return blank(line);
  });
  return { found, rest };
}
