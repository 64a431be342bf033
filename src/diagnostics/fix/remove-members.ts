import { parse } from '@humanwhocodes/momoa';
import type { MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import type { Edit } from '../../brand/parse/edit.ts';

interface Removal {
  /** The member, or the object when nothing of it is left. */
  isGone: boolean;
  edits: Edit[];
}

/**
 * The edits that take members out of a JSON text, each given by the offset of its key. An object of
 * which nothing is left goes with its key; commas and lines are left as one would write them.
 */
export function removeMembers(text: string, keys: ReadonlySet<number>): Edit[] {
  const { body } = parse(text, { mode: 'json', ranges: true });
  const { isGone, edits } = removalIn(body, keys);
  return isGone ? [{ start: startOf(body), end: endOf(body), text: '{}' }] : edits;
}

const startOf = ({ range }: { range?: readonly number[] }) => range![0]!;
const endOf = ({ range }: { range?: readonly number[] }) => range![1]!;

function removalIn(value: ValueNode, keys: ReadonlySet<number>): Removal {
  if (value.type === 'Array') {
    const inner = value.elements.map(({ value: item }) => {
      const { isGone, edits } = removalIn(item, keys);
      return isGone ? [{ start: startOf(item), end: endOf(item), text: '{}' }] : edits;
    });
    return { isGone: false, edits: inner.flat() };
  }
  return value.type === 'Object' ? removalInObject(value, keys) : { isGone: false, edits: [] };
}

function removalInObject({ members }: ObjectNode, keys: ReadonlySet<number>): Removal {
  const removals = members.map((member): Removal => {
    if (keys.has(startOf(member.name))) return { isGone: true, edits: [] };
    return removalIn(member.value, keys);
  });
  const lastKept = removals.findLastIndex(({ isGone }) => !isGone);
  if (lastKept < 0) return { isGone: members.length > 0, edits: [] };
  const edits = removals.flatMap(({ isGone, edits: inner }, index) => {
    if (!isGone) return inner;
    return index < lastKept ? [cut(startOf(members[index]!), startOf(members[index + 1]!))] : [];
  });
  const last = members.at(-1)!;
  const isTailGone = lastKept < members.length - 1;
  return {
    isGone: false,
    edits: isTailGone
      ? [...edits, cut(endOf(members[lastKept] as MemberNode), endOf(last))]
      : edits,
  };
}

const cut = (start: number, end: number): Edit => ({ start, end, text: '' });
