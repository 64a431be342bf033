import { applyEdits, type Edit, type Node } from 'jsonc-parser';

/**
 * The text without a member (a node of the type 'property') or an item of a list. An object of which nothing is
 * left goes with its key; commas and lines are left as a person would write them.
 */
export const removePart = (text: string, part: Node): string => applyEdits(text, [removalOf(part)]);

/** The edit that removes a part, as `removePart` does. */
export function removalOf(part: Node): Edit {
  const owner = part.parent!;
  const siblings = owner.children!;
  const index = siblings.indexOf(part);
  const [before, next] = [siblings[index - 1], siblings[index + 1]];
  const replace = (offset: number, end: number, content = '') => ({
    offset,
    length: end - offset,
    content,
  });
  if (next) return replace(part.offset, next.offset);
  if (before) return replace(endOf(before), endOf(part));
  if (owner.type === 'object' && owner.parent?.type === 'property') return removalOf(owner.parent);
  return replace(owner.offset, endOf(owner), owner.type === 'array' ? '[]' : '{}');
}

const endOf = ({ offset, length }: Node) => offset + length;
