import { parse } from '@humanwhocodes/momoa';
import type { ValueNode } from '@humanwhocodes/momoa';
import type { Diagnostic } from '../contract/diagnostic.ts';

/** A place in a file; lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A JSON value that remembers where it was written. */
export type Node =
  | { kind: 'object'; at: Place; entries: Map<string, Entry> }
  | { kind: 'array'; at: Place; items: Node[] }
  | { kind: 'scalar'; at: Place; value: string | number | boolean | null };

export interface Entry {
  /** Where the key was written. */
  keyAt: Place;
  node: Node;
}

export type ObjectNode = Extract<Node, { kind: 'object' }>;
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * Reads one JSON file (RFC 8259, no comments) with its positions.
 * Text that is no JSON gives a diagnostic instead of a node, and so does a key written twice.
 */
export function parseFile(file: string, text: string): { node?: Node; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  try {
    const document = parse(text, { mode: 'json', ranges: false });
    return { node: convert(file, document.body, diagnostics), diagnostics };
  } catch (error) {
    const { line = 1, column = 1, message } = error as Error & { line?: number; column?: number };
    const what = message.replace(/\s*\(\d+:\d+\)\.?$/, '').replace(/\.$/, '');
    return {
      diagnostics: [
        {
          file,
          line,
          column,
          rule: 'json-syntax',
          severity: 'error',
          message: `This is not valid JSON: ${what}. Look for a missing or extra comma, quote or bracket just before this place.`,
        },
      ],
    };
  }
}

function convert(file: string, source: ValueNode, diagnostics: Diagnostic[]): Node {
  const at: Place = { file, line: source.loc.start.line, column: source.loc.start.column };
  switch (source.type) {
    case 'Object': {
      const entries = new Map<string, Entry>();
      for (const member of source.members) {
        const key = member.name.type === 'String' ? member.name.value : member.name.name;
        const keyAt = {
          file,
          line: member.name.loc.start.line,
          column: member.name.loc.start.column,
        };
        if (entries.has(key)) {
          diagnostics.push({
            ...keyAt,
            rule: 'json-duplicate-key',
            severity: 'error',
            message: `The key '${key}' stands twice in this object; only the last would count. Keep one of them.`,
          });
        }
        entries.set(key, { keyAt, node: convert(file, member.value, diagnostics) });
      }
      return { kind: 'object', at, entries };
    }
    case 'Array':
      return {
        kind: 'array',
        at,
        items: source.elements.map((element) => convert(file, element.value, diagnostics)),
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

/** The plain value of a node. */
export function toValue(node: Node): JsonValue {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(
        [...node.entries].map(([key, entry]) => [key, toValue(entry.node)]),
      );
    case 'array':
      return node.items.map(toValue);
    case 'scalar':
      return node.value;
  }
}

/** The node at a path of keys and indexes, or undefined where there is none. */
export function nodeAt(
  node: Node | undefined,
  path: readonly (string | number)[],
): Node | undefined {
  return path.reduce<Node | undefined>((here, key) => {
    if (here?.kind === 'object') return here.entries.get(String(key))?.node;
    if (here?.kind === 'array') return here.items[Number(key)];
    return undefined;
  }, node);
}

/** The text at a path, or undefined where there is no text. */
export function textAt(node: Node | undefined, ...path: (string | number)[]): string | undefined {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' && typeof found.value === 'string' ? found.value : undefined;
}

/** The nearest place that exists on the way to a path: for what is missing altogether. */
export function nearestPlace(node: Node, path: readonly (string | number)[]): Place {
  for (let length = path.length; length > 0; length--) {
    const found = nodeAt(node, path.slice(0, length));
    if (found) return found.at;
  }
  return node.at;
}

/** An object node without some of its keys. */
export function without(node: ObjectNode, ...keys: string[]): ObjectNode {
  return { ...node, entries: new Map([...node.entries].filter(([key]) => !keys.includes(key))) };
}

/** An empty object said to stand at a place. */
export function emptyObject(at: Place): ObjectNode {
  return { kind: 'object', at, entries: new Map() };
}
