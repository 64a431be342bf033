import { parse } from '@humanwhocodes/momoa';
import type { ArrayNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import { applied } from '../brand/parse/edit.ts';
import type { JsonValue } from '../brand/parse/node.ts';
import { formatPath, NoSuchPlace, type DocumentPath, type PathStep } from './json-text.ts';

type Part = { start: number; end: number };

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
  const owner = nodeOf(parse(text, { mode: 'json', ranges: true }).body, path.slice(0, -1));
  const step = path.at(-1)!;
  if (owner?.type !== 'Object' && owner?.type !== 'Array') throw missing(path);
  const parts = partsOf(owner);
  const from = indexOf(owner, step);
  if (from < 0 && value === undefined) throw missing(path);
  const to = after === null ? -1 : indexOf(owner, after);
  if (after !== null && to < 0) throw missing([...path.slice(0, -1), after]);
  const part = parts[from];
  const own = part ? text.slice(part.start, part.end) : written(owner, step, value!);
  const bare = part ? [removal(parts, from)] : [];
  const anchor = parts.length === bare.length ? undefined : anchorOf(parts, from, to);
  if (!anchor)
    return part ? text : applied(text, [{ ...rangeOf(owner), text: wrapped(owner, own) }]);
  if (anchor.behind && parts.indexOf(anchor.behind) === from - 1 && part) return text;
  if (anchor.before && parts.indexOf(anchor.before) === from + 1 && part) return text;
  const gap = gapIn(text, owner, parts);
  const insertion = anchor.behind
    ? { start: anchor.behind.end, end: anchor.behind.end, text: `,${gap}${own}` }
    : { start: anchor.before!.start, end: anchor.before!.start, text: `${own},${gap}` };
  return applied(text, [...bare, insertion]);
}

const missing = (path: DocumentPath) =>
  new NoSuchPlace(`There is no ${formatPath(path)}.`, `Não há ${formatPath(path)}.`);

/** The part that a moved one stands behind, or before where it becomes the first. */
function anchorOf(parts: readonly Part[], from: number, to: number) {
  if (to >= 0 && to !== from) return { behind: parts[to] };
  const first = parts.findIndex((_, index) => index !== from);
  return { before: parts[first] };
}

/** Takes a part out with the comma that it leaves over. */
function removal(parts: readonly Part[], index: number) {
  const [part, next, before] = [parts[index]!, parts[index + 1], parts[index - 1]];
  if (next) return { start: part.start, end: next.start, text: '' };
  return { start: before?.end ?? part.start, end: part.end, text: '' };
}

const wrapped = (owner: ValueNode, own: string) =>
  owner.type === 'Array' ? `[\n${own}\n]` : `{\n${own}\n}`;

/** The white space between two parts: a line of its own where the first one has that. */
function gapIn(text: string, owner: ObjectNode | ArrayNode, parts: readonly Part[]): string {
  const before = text.slice(owner.range![0] + 1, parts[0]!.start);
  return before.includes('\n') ? before : ' ';
}

function written(owner: ObjectNode | ArrayNode, step: PathStep, value: JsonValue): string {
  const json = JSON.stringify(value, null, 2);
  return owner.type === 'Object' ? `${JSON.stringify(step)}: ${json}` : json;
}

const rangeOf = ({ range }: { range?: readonly number[] }): Part => ({
  start: range![0]!,
  end: range![1]!,
});

const partsOf = (owner: ObjectNode | ArrayNode): Part[] =>
  owner.type === 'Object'
    ? owner.members.map(rangeOf)
    : owner.elements.map(({ value }) => rangeOf(value));

function indexOf(owner: ObjectNode | ArrayNode, step: PathStep): number {
  if (owner.type === 'Object') {
    return owner.members.findLastIndex(({ name }) => name.type === 'String' && name.value === step);
  }
  if (typeof step !== 'object')
    return typeof step === 'number' && step < owner.elements.length ? step : -1;
  return owner.elements.findIndex(({ value }) => {
    const id = value.type === 'Object' ? value.members[indexOf(value, 'id')]?.value : undefined;
    return id?.type === 'String' && id.value === step.id;
  });
}

const nodeOf = (root: ValueNode, path: DocumentPath): ValueNode | undefined =>
  path.reduce<ValueNode | undefined>((here, step) => {
    if (here?.type === 'Object') return here.members[indexOf(here, step)]?.value;
    if (here?.type === 'Array') return here.elements[indexOf(here, step)]?.value;
    return undefined;
  }, root);
