import { parse } from '@humanwhocodes/momoa';
import type { ValueNode } from '@humanwhocodes/momoa';
import type { Diagnostic, Fix } from '../../contract/diagnostic.ts';
import { findDepth, findHugeNumber } from './json-depth.ts';
import { findSyntaxErrors } from './syntax-errors.ts';
import { beginningOf, type Entry, type Node, type ObjectNode, type Place } from './node.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** More than any brand has to say; a file of the wrong kind is larger. */
const MAX_CHARACTERS = 1_000_000;
/** The character that a decoder writes for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

/**
 * Reads one brand file, a JSON object (RFC 8259, no comments), with its positions. A text that is not
 * JSON, or not an object, gives a diagnostic instead of a node; a byte-order mark and a key written twice give
 * one as well, and the node.
 */
export function parseFile(
  file: string,
  content: string,
): { node?: ObjectNode; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const report: ReportError = (place, rule, message, suggestion, fix) => {
    diagnostics.push({
      ...place,
      rule,
      severity: 'error',
      message,
      suggestion,
      ...(fix && { fix }),
    });
  };
  const text = content.startsWith(BYTE_ORDER_MARK) ? content.slice(1) : content;
  if (text !== content) {
    report(
      beginningOf(file),
      'json-encoding',
      'The file begins with an invisible byte-order mark, which JSON does not allow.',
      "Save it as 'UTF-8' instead of 'UTF-8 with BOM'.",
      { kind: 'remove-byte-order-mark' },
    );
  }
  const foreign = text.indexOf(REPLACEMENT);
  if (foreign >= 0) {
    report(
      placeAt(file, text, foreign),
      'json-encoding',
      'The file is not written in UTF-8: this character cannot be read.',
      "Save it with the encoding 'UTF-8'.",
    );
    return { diagnostics };
  }
  if (text.trim() === '') {
    report(
      beginningOf(file),
      'json-syntax',
      'The file is empty.',
      'Write at least {} into it, or delete it.',
    );
    return { diagnostics };
  }
  if (text.length > MAX_CHARACTERS) {
    report(
      beginningOf(file),
      'file-size',
      `The file has ${text.length} characters, and ${MAX_CHARACTERS} are the most that a brand file may have.`,
      'Did something slip into it? Pictures and films stand in files of their own.',
    );
    return { diagnostics };
  }
  const errors = findSyntaxErrors(text);
  const excess = errors.length > 0 ? undefined : (findDepth(text) ?? findHugeNumber(text));
  for (const { offset, message, suggestion, fix } of excess ? [excess] : errors) {
    report(placeAt(file, text, offset), 'json-syntax', message, suggestion, fix);
  }
  if (excess || errors.length > 0) return { diagnostics };
  const node = convert(file, parse(text).body, report);
  if (node.kind === 'object') {
    return { node, diagnostics };
  }
  const list = LISTS.find(([ending]) => ending.test(file))?.[1];
  const suggestion =
    node.kind === 'array' && list
      ? `Write { "${list}": in front of it, and } behind it.`
      : node.kind === 'array' && node.items.length === 1 && node.items[0]!.kind === 'object'
        ? 'Take away the [ before it and the ] behind it.'
        : 'Write { "key": value } in its place, with the keys of the reference.';
  report(
    node.at,
    'json-syntax',
    `A brand file is one object { }, and this is ${WHAT[node.kind]}.`,
    suggestion,
  );
  return { diagnostics };
}

/** Files that are most of all a list, by its key. */
const LISTS = [
  [/\/flows\.json$/, 'flows'],
  [/\/screens\//, 'blocks'],
  [/\/sandbox\.json$/, 'plans'],
] as const;
const WHAT = { array: 'a list [ ]', scalar: 'a single value', object: 'an object' } as const;

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

type ReportError = (
  place: Place,
  rule: string,
  message: string,
  suggestion: string,
  fix?: Fix,
) => void;

function convert(file: string, source: ValueNode, report: ReportError): Node {
  const placeOf = ({ loc: { start, end } }: Pick<ValueNode, 'loc'>): Place => {
    const { line, column } = start;
    const endColumn = end.line > line ? column + 1 : end.column;
    return { file, line, column, endLine: line, endColumn };
  };
  const at = placeOf(source);
  switch (source.type) {
    case 'Object': {
      const entries = new Map<string, Entry>();
      for (const { name, value } of source.members) {
        const key = name.type === 'String' ? name.value : name.name;
        const keyAt = placeOf(name);
        const first = entries.get(key);
        if (first) {
          report(
            keyAt,
            'json-duplicate-key',
            `'${key}' stands twice in this object, first in line ${first.keyAt.line}; only the last would count.`,
            'Keep one of them.',
          );
        }
        entries.set(key, { keyAt, node: convert(file, value, report) });
      }
      return { kind: 'object', at, entries };
    }
    case 'Array':
      return {
        kind: 'array',
        at,
        items: source.elements.map((element) => convert(file, element.value, report)),
      };
    case 'String':
    case 'Number':
    case 'Boolean':
      return { kind: 'scalar', at, value: source.value };
    case 'Null':
      return { kind: 'scalar', at, value: null };
    default:
      throw new Error(`${file} holds ${source.type}, which is not JSON`);
  }
}
