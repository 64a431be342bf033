import { applyEdits, findNodeAtLocation, parseTree, type Edit, type Node } from 'jsonc-parser';
import { removalOf, removePart } from './remove-part.ts';
import type { JsonValue } from '../../brand/parse/node.ts';

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
  let here = rootOf(text);
  for (const [depth, step] of path.entries()) {
    const next = valueOf(partAt(here, step));
    if (!next) return insertMissing(text, here, path.slice(depth), value);
    here = next;
  }
  const content = indented(value, indentAt(text, here.offset), text);
  return applyEdits(text, [{ offset: here.offset, length: here.length, content }]);
}

/**
 * The text without the member or item at a path. An object that would be left empty goes with it.
 *
 * @throws {NoSuchPlace} where nothing is there.
 */
export function removeValue(text: string, path: DocumentPath): string {
  const owner = nodeAt(rootOf(text), path.slice(0, -1));
  const part = owner && partAt(owner, path.at(-1)!);
  if (part) return removePart(text, part);
  throw new NoSuchPlace(
    `There is no ${formatPath(path)} to remove.`,
    `Não há ${formatPath(path)} para remover.`,
  );
}

/**
 * The text with a member of an object, or an item of a list, behind another one of the same; before
 * all others for null. A part that is there moves with its characters; `value` makes a new one.
 *
 * @throws {NoSuchPlace} where the object or list, its part or its neighbour is not there.
 */
export function placeValue(
  text: string,
  path: DocumentPath,
  after: PathStep | null,
  value?: JsonValue,
): string {
  const missing = (place: DocumentPath) =>
    new NoSuchPlace(`There is no ${formatPath(place)}.`, `Não há ${formatPath(place)}.`);
  const owner = nodeAt(rootOf(text), path.slice(0, -1));
  const step = path.at(-1)!;
  const part = owner && partAt(owner, step);
  if (!owner?.children || (!part && value === undefined)) throw missing(path);
  const behind = after === null ? undefined : partAt(owner, after);
  if (after !== null && !behind) throw missing([...path.slice(0, -1), after]);
  const others = owner.children.filter((one) => one !== part);
  const index = behind ? others.indexOf(behind) + 1 : 0;
  if (!part) {
    const key = owner.type === 'object' ? String(step) : undefined;
    return insertPart(text, owner, index, { key, value: value! });
  }
  if (owner.children[index] === part) return text;
  const written = text.slice(part.offset, endOf(part));
  const insertion = insertionOf(text, { ...owner, children: others }, index, { written });
  return applyEdits(text, [removalOf(part), insertion]);
}

const rootOf = (text: string) => parseTree(text)!;
const endOf = ({ offset, length }: Node) => offset + length;

/** The member or item of an object or list that a step leads to. */
function partAt({ type, children = [] }: Node, step: PathStep): Node | undefined {
  if (type === 'object') return children.findLast((member) => keyOf(member) === step);
  if (typeof step === 'string') return undefined;
  if (typeof step === 'number') return children[step];
  return children.find((item) => findNodeAtLocation(item, ['id'])?.value === step.id);
}

const keyOf = (member: Node) => member.children![0]!.value as string;

/** The value of a member, or an item itself. */
const valueOf = (part: Node | undefined) => (part?.type === 'property' ? part.children![1] : part);

const nodeAt = (root: Node, path: DocumentPath) =>
  path.reduce<Node | undefined>((here, step) => here && valueOf(partAt(here, step)), root);

/** Writes missing members on the way to a path into the last node that is there. */
function insertMissing(text: string, node: Node, rest: DocumentPath, value: JsonValue): string {
  const [step, ...more] = rest;
  const wrapped = more.reduceRight<JsonValue>(wrap, value);
  if (node.type === 'object' && typeof step === 'string') {
    const last = relative(node, step);
    const index = last ? node.children!.indexOf(last) + 1 : node.children!.length;
    return insertPart(text, node, index, { key: step, value: wrapped });
  }
  if (node.type === 'array' && typeof step === 'object') {
    const [item] = wrap(wrapped, step) as JsonValue[];
    return insertPart(text, node, node.children!.length, { value: item! });
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
function relative({ children = [] }: Node, key: string): Node | undefined {
  const words = key.split('.');
  const shared = (member: Node) => {
    const others = keyOf(member).split('.');
    const at = words.findIndex((word, index) => word !== others[index]);
    return at < 0 ? words.length : at;
  };
  const most = Math.max(0, ...children.map(shared));
  return most === 0 ? undefined : children.findLast((member) => shared(member) === most);
}

/** A member or item as it is written already, or to be written. */
type Part = { written: string } | { key?: string; value: JsonValue };

const insertPart = (text: string, owner: Node, index: number, part: Part): string =>
  applyEdits(text, [insertionOf(text, owner, index, part)]);

/** Writes a part into an object or list, so that it has this index: on a line of its own if the first part has one. */
function insertionOf(text: string, owner: Node, index: number, part: Part): Edit {
  const parts = owner.children!;
  const first = parts[0];
  const outer = indentAt(text, owner.offset);
  const isInline = first && !NEW_LINE.test(text.slice(owner.offset, first.offset));
  const gap = isInline ? ' ' : eol(text) + outer + UNIT;
  const written = () => {
    if ('written' in part) return part.written;
    const name = part.key === undefined ? '' : `${JSON.stringify(part.key)}: `;
    const json = isInline ? JSON.stringify(part.value) : indented(part.value, outer + UNIT, text);
    return name + json;
  };
  if (!first) {
    const [begin, end] = owner.type === 'array' ? '[]' : '{}';
    const content = `${begin}${gap}${written()}${eol(text)}${outer}${end}`;
    return { offset: owner.offset, length: owner.length, content };
  }
  const before = parts[index - 1];
  return before
    ? { offset: endOf(before), length: 0, content: `,${gap}${written()}` }
    : { offset: first.offset, length: 0, content: `${written()},${gap}` };
}

const eol = (text: string) => NEW_LINE.exec(text)?.[0] ?? '\n';

/** The blanks at the beginning of the line in which an offset lies. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)![0];
}

const indented = (value: JsonValue, indent: string, text: string) =>
  JSON.stringify(value, null, UNIT).replaceAll('\n', eol(text) + indent);
