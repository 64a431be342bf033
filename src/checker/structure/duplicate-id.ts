import { nodeAt, scalarAt, toValue, type Node } from '../../brand/parse/node.ts';
import { documentsOf } from '../documents.ts';
import { memoize } from '../memo.ts';
import type { Problem, Report, Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** Each entry of a list has an id of its own: a merge would make one of two. */
export const rule: Rule = {
  id: 'duplicate-id',
  severity: 'error',
  phase: 'schema',
  checkFile({ root, report }) {
    checkLists(root, report);
  },
  /** Entries of the parent are called by their ids to the letter. */
  checkBrand({ merged, report }) {
    for (const { name, node } of documentsOf(merged)) {
      for (const problem of name === 'sandbox' ? [] : nearIdsIn(node)) report(problem);
    }
  },
};

/** Ids that differ from another one of their list in capitals alone; brands inherit most of a document. */
const nearIdsIn = memoize((node: Node): readonly Problem[] => {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'object')
    return [...node.entries].flatMap(([key, entry]) =>
      FOREIGN.includes(key) ? [] : nearIdsIn(entry.node),
    );
  const ids = node.items.flatMap((item) => nodeAt(item, ['id']) ?? []);
  const near = ids.flatMap((at, index): Problem[] => {
    const id = String(toValue(at));
    const first = ids.slice(0, index).map(toValue).map(String);
    const other = first.find((one) => one !== id && one.toLowerCase() === id.toLowerCase());
    if (other === undefined) return [];
    const message = say('duplicate-id.id-differs-list', { id, other });
    const suggestion = say('duplicate-id.write-change-entry', { other });
    return [{ at: at.at, message, suggestion, data: { id, other } }];
  });
  return [...near, ...node.items.flatMap(nearIdsIn)];
});

/** Parts of a file that are not of the brand language, where an `id` is a value like any other. */
const FOREIGN = ['schema', 'ui', 'messages', 'props'];

function checkLists(node: Node, report: Report): void {
  if (node.kind === 'object') {
    for (const [key, { node: inner }] of node.entries) {
      if (!FOREIGN.includes(key)) checkLists(inner, report);
    }
  }
  if (node.kind !== 'array') return;
  const seen = new Map<unknown, Node>();
  for (const item of node.items) {
    const id = nodeAt(item, ['id']);
    if (id?.kind !== 'scalar') continue;
    const first = seen.get(id.value);
    if (!first) {
      seen.set(id.value, id);
      continue;
    }
    report({
      at: id.at,
      message: 'duplicate-id.id-stands-list',
      data: {
        id: String(id.value),
        id2: JSON.stringify(toValue(id)),
        line: first.at.line,
        value: freeId(id.value, node.items),
      },
    });
  }
  for (const item of node.items) checkLists(item, report);
}

/** An id like another one that no entry has. */
function freeId(id: unknown, items: readonly Node[]): string {
  const taken = items.map((item) => scalarAt(item, 'id'));
  const isCount = typeof id === 'number';
  const idOf = (number: number) => (isCount ? number : `${String(id)}-${number}`);
  let number = isCount ? id + 1 : 2;
  while (taken.includes(idOf(number))) number++;
  return JSON.stringify(idOf(number));
}
