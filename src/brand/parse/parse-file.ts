import { beginningOf, type Node, type ObjectNode, type Place } from './node.ts';
import type { Fix } from '../../contract/diagnostic.ts';
import { correctedAt, say, problemAt, type HelpedId } from '../problem.ts';
import type { SentenceData, Problem } from '../problem.ts';
import { readNodes } from './read-nodes.ts';
import { findSyntaxError } from './syntax-errors.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const MAX_LEVELS = 100;
const REPLACEMENT = '\uFFFD';

interface ParsedFile {
  node?: ObjectNode;
  diagnostics: Problem[];
}

/** Reads a JSON object (RFC 8259, no comments); a byte-order mark or a key written twice leaves the node. */
export function parseFile(file: string, content: string): ParsedFile {
  if (!content.startsWith(BYTE_ORDER_MARK)) return parseText(file, content);
  const fix = { kind: 'remove-byte-order-mark' } as const;
  const mark = problemAt(beginningOf(file), 'json-encoding.byte-order-mark', {}, fix);
  const { node, diagnostics } = parseText(file, content.slice(1));
  return { node, diagnostics: [mark, ...diagnostics] };
}

function parseText(file: string, text: string): ParsedFile {
  const failed = (...[at, id, data, fix]: [Place, HelpedId, SentenceData?, Fix?]) => ({
    diagnostics: [problemAt(at, id, data, fix)],
  });
  const at = (offset: number) => placeAt(file, text, offset);
  const foreign = text.indexOf(REPLACEMENT);
  if (foreign >= 0) return failed(at(foreign), 'json-encoding.not-utf-8');
  if (text.trim() === '') return failed(beginningOf(file), 'json-syntax.empty-file');
  const deep = findDepth(text);
  if (deep !== undefined) return failed(at(deep), 'json-syntax.too-deep', { most: MAX_LEVELS });
  const { node, repeated, huge, error } = readNodes(file, text);
  if (error) {
    const { offset, id, data, fix } = findSyntaxError(text, error);
    return failed(at(offset), id, data, fix);
  }
  if (huge) return failed(huge, 'json-syntax.huge-number');
  if (node!.kind !== 'object') return { diagnostics: [notAnObject(file, node!)] };
  const diagnostics = repeated.map(({ key, keyAt, firstAt: { line } }) =>
    problemAt(keyAt, 'json-duplicate-key.twice', { key, line }),
  );
  return { node: node!, diagnostics };
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

function notAnObject(file: string, node: Exclude<Node, ObjectNode>): Problem {
  if (node.kind === 'scalar') return problemAt(node.at, 'json-syntax.single-value');
  const key = LISTS.find(([ending]) => ending.test(file))?.[1];
  const isWrapped = node.items.length === 1 && node.items[0]!.kind === 'object';
  const other = isWrapped ? 'json-syntax.unwrap' : 'json-syntax.single-value.help';
  const suggestion = key ? say('json-syntax.wrap-list', { key }) : say(other);
  return correctedAt(node.at, 'json-syntax.list', {}, { suggestion });
}

/** One character, or the text, word or number that begins there. */
const TOKEN = /"(?:[^"\\\r\n]|\\.)*"?|[\w.+-]+|[^\r\n]?/y;

function placeAt(file: string, text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const [line, column] = [lines.length, lines.at(-1)!.length + 1];
  TOKEN.lastIndex = offset;
  const [token] = TOKEN.exec(text)!;
  return { file, line, column, endLine: line, endColumn: column + token.length };
}
