import { nodeAt, toValue, type Node } from '../../brand/parse/node.ts';
import { documentsOf } from '../documents.ts';
import { memoize } from '../memo.ts';
import type { Problem, Rule } from '../rule.ts';

/** Each entry of a list has an id of its own, that of a parent's entry to the letter: a merge would make one of two. */
export const rule: Rule = {
  id: 'duplicate-id',
  severity: 'error',
  phase: 'schema',
  checkFile({ root, report }) {
    for (const problem of repeatedIdsIn(root)) report(problem);
  },
  checkBrand({ merged, report }) {
    for (const { node } of documentsOf(merged))
      for (const problem of repeatedIdsIn(node)) report(problem);
  },
};

/** Parts of a file that are not of the brand language, where an `id` is a value like any other. */
const FOREIGN = ['schema', 'ui', 'messages', 'props'];

/** Ids that stand in their list already, or differ from another one in capitals alone; brands inherit most of a document. */
const repeatedIdsIn = memoize((node: Node): readonly Problem[] => {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'object')
    return [...node.entries].flatMap(([key, entry]) =>
      FOREIGN.includes(key) ? [] : repeatedIdsIn(entry.node),
    );
  const ids = node.items.flatMap((item) => nodeAt(item, ['id']) ?? []);
  const lowerCase = ids.map((id) => String(toValue(id)).toLowerCase());
  const repeated = ids.flatMap(({ at }, index): Problem[] => {
    const first = ids[lowerCase.indexOf(lowerCase[index]!)]!;
    if (first === ids[index]) return [];
    const [id, other] = [ids[index]!, first].map((one) => JSON.stringify(toValue(one)));
    const isSame = id === other;
    const message = isSame ? 'duplicate-id.id-stands-list' : 'duplicate-id.id-differs-list';
    return [{ at, message, data: { id, other, line: first.at.line } }];
  });
  return [...repeated, ...node.items.flatMap(repeatedIdsIn)];
});
