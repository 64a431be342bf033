import { visit, type ParseError } from 'jsonc-parser';
import type { Node, ObjectNode, Place } from './node.ts';

interface ReadNodes {
  /** The value of the whole text; only complete where the text is JSON. */
  node?: Node;
  /** The first of the mistakes that keep the text from being JSON. */
  error?: ParseError;
  repeated: { key: string; keyAt: Place; firstAt: Place }[];
  /** The place of the first number that a program cannot keep to the last digit. */
  huge?: Place;
}

export function readNodes(file: string, text: string): ReadNodes {
  const read: ReadNodes = { repeated: [] };
  const open: Exclude<Node, { kind: 'scalar' }>[] = [];
  let key = '';
  let keyAt: Place;

  const place = (length: number, line: number, character: number): Place => {
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
  const close = (_offset: number, _length: number, line: number, character: number) => {
    const { at } = open.pop()!;
    if (at.line === line + 1) at.endColumn = character + 2;
  };

  visit(
    text,
    {
      onObjectBegin: (_offset, length, line, character) =>
        add({ kind: 'object', at: place(length, line, character), entries: new Map() }),
      onObjectProperty: (name, _offset, length, line, character) => {
        key = name;
        keyAt = place(length, line, character);
        const first = (open.at(-1) as ObjectNode).entries.get(key);
        if (first) read.repeated.push({ key, keyAt, firstAt: first.keyAt });
      },
      onObjectEnd: close,
      onArrayBegin: (_offset, length, line, character) =>
        add({ kind: 'array', at: place(length, line, character), items: [] }),
      onArrayEnd: close,
      onLiteralValue: (
        value: string | number | boolean | null,
        _offset,
        length,
        line,
        character,
      ) => {
        const at = place(length, line, character);
        if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
          read.huge ??= at;
        add({ kind: 'scalar', at, value });
      },
      onError: (error, offset, length) => {
        read.error ??= { error, offset, length };
      },
    },
    { disallowComments: true },
  );
  return read;
}
