import { parse } from '@humanwhocodes/momoa';
import type { ArrayNode, MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import { applied, type Edit } from '../brand/parse/edit.ts';
import { removeMembers } from '../diagnostics/fix/remove-members.ts';
import type { JsonValue } from '../brand/parse/node.ts';

/** One step into a document: a key, the place in a list, or an item of a list by its `id`. */
export type PathStep = string | number | { id: string };
export type DocumentPath = readonly PathStep[];

/** A path names something that the document does not hold; the message says what, `pt` in Portuguese. */
export class NoSuchPlace extends Error {
  constructor(
    message: string,
    readonly pt: string,
  ) {
    super(message);
  }
}

const UNIT = '  ';
const NEW_LINE = /\r\n|\n/;

/** A path for people, such as 'blocks[form].submit'. */
export const formatPath = (path: DocumentPath): string =>
  path
    .map((step) => {
      if (typeof step === 'string') return `.${step}`;
      return `[${typeof step === 'number' ? step : step.id}]`;
    })
    .join('')
    .replace(/^\./, '');

/** The plain value at a path, or undefined where there is none. */
export function valueIn(value: JsonValue | undefined, path: DocumentPath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((here, step) => {
    if (Array.isArray(here)) {
      if (typeof step === 'object') return here.find((item) => idOf(item) === step.id);
      return here[Number(step)];
    }
    if (typeof here !== 'object' || here === null || typeof step !== 'string') return undefined;
    return Object.hasOwn(here, step) ? here[step] : undefined;
  }, value);
}

export const idOf = (item: JsonValue): JsonValue | undefined =>
  typeof item === 'object' && item !== null && !Array.isArray(item) ? item.id : undefined;

/**
 * The text with `value` at a path. A value that is there is replaced; a missing key, and every object
 * or list that leads to it, is written behind its neighbours. Everything else keeps its characters.
 *
 * @throws {NoSuchPlace} where the path leads through a plain value or behind the end of a list.
 */
export function setValue(text: string, path: DocumentPath, value: JsonValue): string {
  const root = rootOf(text);
  let here: ValueNode = root;
  for (const [depth, step] of path.entries()) {
    const next = inner(here, step);
    if (!next) return applied(text, [insertion(text, here, path.slice(depth), value)]);
    here = next;
  }
  return applied(text, [{ ...rangeOf(here), text: written(value, text, startOf(here)) }]);
}

/**
 * The text without the member or item at a path. An object that would be left empty goes with it.
 *
 * @throws {NoSuchPlace} where nothing is there.
 */
export function removeValue(text: string, path: DocumentPath): string {
  const root = rootOf(text);
  const step = path.at(-1)!;
  const parent = nodeOf(root, path.slice(0, -1));
  if (parent?.type === 'Object' && typeof step === 'string') {
    const member = memberOf(parent, step);
    if (member) return applied(text, removeMembers(text, new Set([startOf(member.name)])));
  }
  if (parent?.type === 'Array') {
    const index = indexOf(parent, step);
    if (index >= 0) return applied(text, [itemRemoval(parent, index)]);
  }
  throw new NoSuchPlace(
    `There is no ${formatPath(path)} to remove.`,
    `Não há ${formatPath(path)} para remover.`,
  );
}

/**
 * The text with a new item in the list at a path: behind the item `after`, before all others for
 * null, or at the end.
 *
 * @throws {NoSuchPlace} where there is no list, or no such item.
 */
export function insertItem(
  text: string,
  path: DocumentPath,
  value: JsonValue,
  after?: PathStep | null,
): string {
  const list = nodeOf(rootOf(text), path);
  if (list?.type !== 'Array')
    throw new NoSuchPlace(
      `There is no list ${formatPath(path)}.`,
      `Não há uma lista ${formatPath(path)}.`,
    );
  const count = list.elements.length;
  const index = after === undefined ? count : after === null ? 0 : indexOf(list, after) + 1;
  if (after && index === 0) {
    throw new NoSuchPlace(
      `There is no ${formatPath([...path, after])} to stand behind.`,
      `Não há ${formatPath([...path, after])} para ficar na frente.`,
    );
  }
  return applied(text, [itemInsertion(text, list, index, value)]);
}

const rootOf = (text: string) => parse(text, { mode: 'json', ranges: true }).body;
const startOf = ({ range }: { range?: readonly number[] }) => range![0]!;
const endOf = ({ range }: { range?: readonly number[] }) => range![1]!;
const rangeOf = (node: { range?: readonly number[] }) => ({
  start: startOf(node),
  end: endOf(node),
});

const keyOf = ({ name }: MemberNode) => (name.type === 'String' ? name.value : name.name);

const memberOf = ({ members }: ObjectNode, key: string) =>
  members.findLast((member) => keyOf(member) === key);

function indexOf({ elements }: ArrayNode, step: PathStep): number {
  if (typeof step === 'number') return step < elements.length ? step : -1;
  if (typeof step === 'string') return -1;
  return elements.findIndex(({ value }) => {
    const id = value.type === 'Object' ? memberOf(value, 'id')?.value : undefined;
    return id?.type === 'String' && id.value === step.id;
  });
}

function inner(node: ValueNode, step: PathStep): ValueNode | undefined {
  if (node.type === 'Object' && typeof step === 'string') return memberOf(node, step)?.value;
  if (node.type === 'Array') return node.elements[indexOf(node, step)]?.value;
  return undefined;
}

const nodeOf = (root: ValueNode, path: DocumentPath) =>
  path.reduce<ValueNode | undefined>((here, step) => here && inner(here, step), root);

/** Missing members on the way to a path, written into the last node that is there. */
function insertion(text: string, node: ValueNode, rest: DocumentPath, value: JsonValue): Edit {
  const [step, ...more] = rest;
  const wrapped = more.reduceRight<JsonValue>(wrap, value);
  if (node.type === 'Object' && typeof step === 'string') {
    return memberInsertion(text, node, step, wrapped);
  }
  if (node.type === 'Array' && typeof step === 'object') {
    const item = wrap(wrapped, step);
    return itemInsertion(text, node, node.elements.length, (item as JsonValue[])[0]!);
  }
  throw new NoSuchPlace(
    `There is no place for ${formatPath(rest)}.`,
    `Não há lugar para ${formatPath(rest)}.`,
  );
}

/** A value in the object or list that a step leads into; an item begins with its id. */
function wrap(value: JsonValue, step: PathStep): JsonValue {
  if (typeof step === 'string') return { [step]: value };
  if (typeof step === 'number') return [value];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return [{ id: step.id, ...(isObject ? value : {}) }];
}

/** The last member that begins with the most of the same words, such as 'lead.intro' for 'lead.title'. */
function relative({ members }: ObjectNode, key: string): MemberNode | undefined {
  const words = key.split('.');
  const shared = (member: MemberNode) => {
    const others = keyOf(member).split('.');
    const at = words.findIndex((word, index) => word !== others[index]);
    return at < 0 ? words.length : at;
  };
  const most = Math.max(0, ...members.map(shared));
  return most === 0 ? undefined : members.findLast((member) => shared(member) === most);
}

/** A new member stands behind its relatives, or at the end. */
function memberInsertion(text: string, node: ObjectNode, key: string, value: JsonValue): Edit {
  const last = relative(node, key) ?? node.members.at(-1);
  const isInline = last !== undefined && !isBroken(text, startOf(node), startOf(node.members[0]!));
  if (isInline) {
    const inline = `, ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    return { start: endOf(last), end: endOf(last), text: inline };
  }
  const indent = indentAt(text, startOf(node)) + UNIT;
  const line = `${eol(text)}${indent}${JSON.stringify(key)}: ${indented(value, indent, text)}`;
  if (last) return { start: endOf(last), end: endOf(last), text: `,${line}` };
  return { ...rangeOf(node), text: `{${line}${eol(text)}${indent.slice(UNIT.length)}}` };
}

function itemInsertion(text: string, list: ArrayNode, index: number, value: JsonValue): Edit {
  const { elements } = list;
  const first = elements[0];
  const outer = indentAt(text, startOf(list));
  const indent = outer + UNIT;
  if (!first) {
    const body = `${eol(text)}${indent}${indented(value, indent, text)}${eol(text)}${outer}`;
    return { ...rangeOf(list), text: `[${body}]` };
  }
  const isInline = !isBroken(text, startOf(list), startOf(first.value));
  const item = isInline ? JSON.stringify(value) : indented(value, indent, text);
  const gap = isInline ? ' ' : `${eol(text)}${indent}`;
  if (index === 0) {
    const start = startOf(first.value);
    return { start, end: start, text: `${item},${gap}` };
  }
  const end = endOf(elements[index - 1]!.value);
  return { start: end, end, text: `,${gap}${item}` };
}

function itemRemoval({ elements, ...list }: ArrayNode, index: number): Edit {
  const item = elements[index]!.value;
  const next = elements[index + 1]?.value;
  const before = elements[index - 1]?.value;
  if (next) return { start: startOf(item), end: startOf(next), text: '' };
  if (before) return { start: endOf(before), end: endOf(item), text: '' };
  return { ...rangeOf(list), text: '[]' };
}

const isBroken = (text: string, from: number, to: number) => NEW_LINE.test(text.slice(from, to));
const eol = (text: string) => NEW_LINE.exec(text)?.[0] ?? '\n';

/** The blanks at the beginning of the line in which an offset lies. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)![0];
}

const indented = (value: JsonValue, indent: string, text: string) =>
  JSON.stringify(value, null, UNIT).replaceAll('\n', eol(text) + indent);

const written = (value: JsonValue, text: string, offset: number) =>
  indented(value, indentAt(text, offset), text);
