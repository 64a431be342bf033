import type { Diagnostic, Fix } from '../../contract/diagnostic.ts';
import { beginningOf, errorAt, type Node, type ObjectNode, type Place } from './node.ts';
import { readNodes } from './read-nodes.ts';
import { findSyntaxErrors } from './syntax-errors.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** Far more levels than any form has. */
const MAX_LEVELS = 100;
/** The character that a decoder writes for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

interface ParsedFile {
  node?: ObjectNode;
  diagnostics: Diagnostic[];
}

/**
 * Reads one brand file, a JSON object (RFC 8259, no comments), with its positions. A text that is not
 * JSON, or not an object, gives a diagnostic instead of a node; a byte-order mark and a key written twice give
 * one as well, and the node.
 */
export function parseFile(file: string, content: string): ParsedFile {
  if (!content.startsWith(BYTE_ORDER_MARK)) return parseText(file, content);
  const mark = error(
    beginningOf(file),
    'The file begins with an invisible byte-order mark, which JSON does not allow.',
    "Save it as 'UTF-8' instead of 'UTF-8 with BOM'.",
    'json-encoding',
    { kind: 'remove-byte-order-mark' },
  );
  const { node, diagnostics } = parseText(file, content.slice(1));
  return { node, diagnostics: [mark, ...diagnostics] };
}

const error = (
  place: Place,
  message: string,
  suggestion: string,
  rule = 'json-syntax',
  fix?: Fix,
): Diagnostic => errorAt(place, rule, message, { suggestion, fix });

function parseText(file: string, text: string): ParsedFile {
  const unreadable = findUnreadable(file, text);
  if (unreadable) return { diagnostics: [unreadable] };
  const { node, repeated, huge, isJson } = readNodes(file, text);
  if (!isJson || !node) {
    const diagnostics = findSyntaxErrors(text).map(({ offset, message, suggestion, fix }) =>
      error(placeAt(file, text, offset), message, suggestion, undefined, fix),
    );
    return { diagnostics };
  }
  if (huge) {
    const message = 'This number is larger than a program can keep.';
    const suggestion =
      'Write the number that was meant; a number of many digits that names something stands in double quotes.';
    return { diagnostics: [error(huge, message, suggestion)] };
  }
  if (node.kind !== 'object') return { diagnostics: [notAnObject(file, node)] };
  const diagnostics = repeated.map(({ key, keyAt, firstAt }) =>
    error(
      keyAt,
      `'${key}' stands twice in this object, first in line ${firstAt.line}; only the last would count.`,
      'Keep one of them.',
      'json-duplicate-key',
    ),
  );
  return { node, diagnostics };
}

/** The reason not to parse a text at all. */
function findUnreadable(file: string, text: string): Diagnostic | undefined {
  const foreign = text.indexOf(REPLACEMENT);
  if (foreign >= 0)
    return error(
      placeAt(file, text, foreign),
      'The file is not written in UTF-8: this character cannot be read.',
      "Save it with the encoding 'UTF-8'.",
      'json-encoding',
    );
  if (text.trim() === '')
    return error(
      beginningOf(file),
      'The file is empty.',
      'Write at least {} into it, or delete it.',
    );
  const deep = findDepth(text);
  return deep === undefined
    ? undefined
    : error(
        placeAt(file, text, deep),
        `Here are more than ${MAX_LEVELS} objects and lists within each other.`,
        'Did a bracket slip in again and again?',
      );
}

/** The offset of the first bracket that is nested too deep; the parser calls itself for each level. */
function findDepth(text: string): number | undefined {
  let level = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '{' || sign === '[') level++;
    else if (sign === '}' || sign === ']') level--;
    if (level > MAX_LEVELS) return index;
  }
  return undefined;
}

/** Files that are most of all a list, by its key. */
const LISTS = [
  [/\/flows\.json$/, 'flows'],
  [/\/screens\//, 'blocks'],
  [/\/sandbox\.json$/, 'plans'],
] as const;

function notAnObject(file: string, node: Exclude<Node, ObjectNode>): Diagnostic {
  const what = node.kind === 'array' ? 'a list [ ]' : 'a single value';
  const message = `A brand file is one object { }, and this is ${what}.`;
  const key = LISTS.find(([ending]) => ending.test(file))?.[1];
  if (node.kind === 'array' && key)
    return error(node.at, message, `Write { "${key}": in front of it, and } behind it.`);
  if (node.kind === 'array' && node.items.length === 1 && node.items[0]!.kind === 'object')
    return error(node.at, message, 'Take away the [ before it and the ] behind it.');
  const suggestion = 'Write { "key": value } in its place, with the keys of the reference.';
  return error(node.at, message, suggestion);
}

/** One character, or the text, word or number that begins there. */
const TOKEN = /"(?:[^"\\\r\n]|\\.)*"?|[\w.+-]+|[^\r\n]?/y;

/** The place of what stands at an offset. */
function placeAt(file: string, text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const [line, column] = [lines.length, lines.at(-1)!.length + 1];
  TOKEN.lastIndex = offset;
  const [token] = TOKEN.exec(text)!;
  return { file, line, column, endLine: line, endColumn: column + token.length };
}
