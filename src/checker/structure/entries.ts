import { isRemoval, nodeAt, scalarAt, toValue, type Node } from '../../brand/parse/node.ts';
import { memoize } from '../../brand/memo.ts';
import { brandRule, fileRule, formRule, type Problem, type Rule } from '../rule.ts';
import { nodeOf, documentsOf } from '../typed.ts';

/** Parts of a file that are not of the brand language, where an `id` is a value like any other. */
const FOREIGN = ['schema', 'ui', 'messages', 'props'];
/** Parts of a block that a library field may stand under; looked at once it is put in. */
const FORM_PARTS = ['schema', 'ui', 'messages'];
/** Keywords of JSON Schema whose value may well be null. */
const VALUES = ['const', 'default', 'examples'];

/** The problems of each object and list of a document, itself included; brands inherit most of a document. */
function problemsIn(skipped: readonly string[], problemsOf: (node: Node) => Problem[]) {
  const visit = memoize((node: Node): readonly Problem[] => {
    if (node.kind === 'scalar') return [];
    const inner =
      node.kind === 'array'
        ? node.items
        : [...node.entries].flatMap(([key, one]) => (skipped.includes(key) ? [] : one.node));
    return [...problemsOf(node), ...inner.flatMap(visit)];
  });
  return visit;
}

/** Ids that stand in their list already, or differ from another one in capitals alone. */
const repeatedIdsIn = problemsIn(FOREIGN, (list) => {
  const ids = list.kind === 'array' ? list.items.flatMap((item) => nodeAt(item, ['id']) ?? []) : [];
  const lowerCase = ids.map((id) => String(toValue(id)).toLowerCase());
  return ids.flatMap((node, index): Problem[] => {
    const first = ids[lowerCase.indexOf(lowerCase[index]!)]!;
    if (first === node) return [];
    const [id, other] = [node, first].map((one) => JSON.stringify(toValue(one)));
    const message = id === other ? 'duplicate-id.id-stands-list' : 'duplicate-id.id-differs-list';
    return [[node.at, message, { id, other, line: first.at.line }]];
  });
});

/** Each entry of a list has an id of its own, that of a parent's entry to the letter: a merge would make one of two. */
export const duplicateId: readonly Rule[] = [
  fileRule('duplicate-id', 'schema', ({ root, report }) => {
    for (const problem of repeatedIdsIn(root)) report(...problem);
  }),
  brandRule('duplicate-id', 'schema', ({ merged, report }) => {
    for (const { node } of documentsOf(merged))
      for (const problem of repeatedIdsIn(node)) report(...problem);
  }),
];

/** Keys of an entry that is taken away; a merge leaves out all of them. */
const removedWithMore = problemsIn([], (node) => {
  if (node.kind !== 'object' || scalarAt(node, '$remove') !== true) return [];
  const more = [...node.entries.keys()].filter((key) => !['id', '$remove'].includes(key));
  const { keyAt } = node.entries.get('$remove')!;
  const isUseless = more.length > 0 && node.entries.has('id');
  return isUseless ? [[keyAt, 'merge-nothing.remove-leaves-entry', { more }]] : [];
});

/** Marks of a merge that have found no value of a parent. */
const marksIn = problemsIn(FORM_PARTS, (node) =>
  node.kind === 'array' ? node.items.flatMap(marksOfEntry) : nullsOf(node),
);

function marksOfEntry(item: Node): Problem[] {
  if (item.kind !== 'object' || !item.entries.has('id')) return [];
  return (['after', '$remove'] as const).flatMap((mark): Problem[] => {
    const found = item.entries.get(mark);
    const what = mark === 'after' ? 'speaks-parent-list' : 'takes-parent-entry';
    return found ? [[found.keyAt, `merge-nothing.${what}`, { mark }]] : [];
  });
}

function nullsOf(node: Node | undefined): Problem[] {
  if (node?.kind !== 'object') return [];
  return [...node.entries]
    .filter(([key, entry]) => isRemoval(entry.node) && !VALUES.includes(key))
    .map(([key, { keyAt }]) => [keyAt, 'merge-nothing.null-removes-what', { key }]);
}

/** Every `null`, `after` and `$remove` has found a value of a parent. */
export const mergeNothing: readonly Rule[] = [
  fileRule('merge-nothing', 'schema', ({ root, report }) => {
    for (const problem of removedWithMore(root)) report(...problem);
  }),
  brandRule('merge-nothing', 'schema', ({ merged, report }) => {
    for (const { node } of documentsOf(merged))
      for (const problem of marksIn(node)) report(...problem);
  }),
  // The same where a library field was put in, which may have brought a value.
  formRule('merge-nothing', 'schema', ({ form, report }) => {
    for (const { schema } of form.parts) {
      const node = nodeOf(schema);
      for (const problem of [...nullsOf(node), ...nullsOf(nodeAt(node, ['properties']))])
        report(...problem);
    }
  }),
];

export const rules: readonly Rule[] = [...duplicateId, ...mergeNothing];
