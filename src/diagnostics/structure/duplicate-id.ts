import type { Node } from '../../brand/parse/node.ts';
import { nodeAt, toValue } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';

/** Parts of a file that are not of the brand language, where an `id` is a value like any other. */
const FOREIGN = ['schema', 'ui', 'messages', 'props'];

/** Entries of one list that have the same id, of which a merge would make one. */
export function duplicateIds(node: Node): Finding[] {
  if (node.kind === 'object') {
    return [...node.entries].flatMap(([key, { node: inner }]) =>
      FOREIGN.includes(key) ? [] : duplicateIds(inner),
    );
  }
  if (node.kind !== 'array') return [];
  const seen = new Map<unknown, Node>();
  const found = node.items.flatMap((item): Finding[] => {
    const id = nodeAt(item, ['id']);
    if (id?.kind !== 'scalar') return [];
    const first = seen.get(id.value);
    if (!first) {
      seen.set(id.value, id);
      return [];
    }
    return [
      {
        ...id.at,
        rule: 'duplicate-id',
        severity: 'error',
        message: `The id ${JSON.stringify(toValue(id))} stands in this list already, in line ${first.at.line}.`,
        suggestion: 'Give one of them another id, or delete it.',
      },
    ];
  });
  return [...found, ...node.items.flatMap(duplicateIds)];
}
