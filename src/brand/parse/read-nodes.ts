import { visit, type JSONVisitor, type ParseError } from 'jsonc-parser';
import type { Node, ObjectNode, Place } from './node.ts';

interface ReadNodes {
  node?: Node;
  error?: ParseError;
  repeated: { key: string; keyAt: Place; firstAt: Place }[];
  huge?: Place;
}

type Token = [offset: number, length: number, line: number, character: number, ...unknown[]];

export function readNodes(file: string, text: string): ReadNodes {
  const read: ReadNodes = { repeated: [] };
  const open: Exclude<Node, { kind: 'scalar' }>[] = [];
  let key = '';
  let keyAt: Place;

  const place = (...[, length, line, character]: Token): Place => {
    const column = character + 1;
    return { file, line: line + 1, column, endLine: line + 1, endColumn: column + length };
  };
  const add = (node: Node) => {
    const owner = open.at(-1);
    if (owner?.kind === 'object') owner.entries.set(key, { keyAt, node });
    else if (owner) owner.items.push(node);
    else read.node = node;
    if (node.kind !== 'scalar') open.push(node);
  };
  const close = (...[, , line, character]: Token) => {
    const { at } = open.pop()!;
    if (at.line === line + 1) at.endColumn = character + 2;
  };
  const visitor: JSONVisitor = {
    onObjectBegin: (...token) => add({ kind: 'object', at: place(...token), entries: new Map() }),
    onObjectProperty: (name, ...token) => {
      key = name;
      keyAt = place(...token);
      const first = (open.at(-1) as ObjectNode).entries.get(key);
      if (first) read.repeated.push({ key, keyAt, firstAt: first.keyAt });
    },
    onObjectEnd: close,
    onArrayBegin: (...token) => add({ kind: 'array', at: place(...token), items: [] }),
    onArrayEnd: close,
    onLiteralValue: (value: string | number | boolean | null, ...token) => {
      const at = place(...token);
      if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) read.huge ??= at;
      add({ kind: 'scalar', at, value });
    },
    onError: (error, offset, length) => {
      read.error ??= { error, offset, length };
    },
  };
  visit(text, visitor, { disallowComments: true });
  return read;
}
