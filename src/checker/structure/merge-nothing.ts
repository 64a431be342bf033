import type { Node } from '../../brand/parse/node.ts';
import { isRemoval, nodeAt, scalarAt } from '../../brand/parse/node.ts';
import { documentsOf } from '../documents.ts';
import { memoize } from '../memo.ts';
import type { Problem, Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { say } from '../language/sentence.ts';

/** Every `null`, `after` and `$remove` has found a value of a parent. */
export const rule: Rule = {
  id: 'merge-nothing',
  severity: 'error',
  phase: 'schema',
  checkFile({ root, report }) {
    for (const problem of removedWithMore(root)) report(problem);
  },
  checkBrand({ merged, report }) {
    for (const { node } of documentsOf(merged)) for (const mark of marksIn(node)) report(mark);
  },
  /** The same where a library field was put in, which may have brought a value. */
  checkForm({ form, report }) {
    for (const { schema } of form.parts) {
      const node = nodeOf(schema);
      for (const mark of [...nullsOf(node), ...nullsOf(nodeAt(node, ['properties']))]) report(mark);
    }
  },
};

/** Parts of a block that a library field may stand under; looked at once it is put in. */
const FORM_PARTS = ['schema', 'ui', 'messages'];
/** Keywords of JSON Schema whose value may well be null. */
const VALUES = ['const', 'default', 'examples'];

/** Keys of an entry that is taken away; a merge leaves out all of them. */
function removedWithMore(node: Node): Problem[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'array') return node.items.flatMap(removedWithMore);
  const inner = [...node.entries.values()].flatMap((entry) => removedWithMore(entry.node));
  const mark = node.entries.get('$remove');
  const more = [...node.entries.keys()].filter((key) => !['id', '$remove'].includes(key));
  if (!mark || more.length === 0 || scalarAt(mark.node) !== true || !node.entries.has('id'))
    return inner;
  const message = say('merge-nothing.remove-leaves-entry', { more });
  const suggestion = say('merge-nothing.delete-either');
  return [...inner, { at: mark.keyAt, message, suggestion, data: { more } }];
}

/** Brands inherit most of a document, which is looked at once. */
const marksIn = memoize((node: Node): readonly Problem[] => {
  if (node.kind === 'array') {
    return node.items.flatMap((item) => [...marksOfEntry(item), ...marksIn(item)]);
  }
  if (node.kind !== 'object') return [];
  const inner = [...node.entries].flatMap(([key, entry]) =>
    FORM_PARTS.includes(key) || entry.node.kind === 'scalar' ? [] : marksIn(entry.node),
  );
  return [...inner, ...nullsOf(node)];
});

const marksOfEntry = (item: Node): Problem[] =>
  ['after', '$remove'].flatMap((mark) => {
    const found = item.kind === 'object' ? item.entries.get(mark) : undefined;
    if (!found || !nodeAt(item, ['id'])) return [];
    const message = say('merge-nothing.speaks-parent-list', { mark });
    const suggestion = mark === 'after' ? say('merge-nothing.place-entry-hand') : say('delete');
    return [{ at: found.keyAt, message, suggestion, data: { mark } }];
  });

function nullsOf(node: Node | undefined): Problem[] {
  if (node?.kind !== 'object') return [];
  return [...node.entries].flatMap(([key, { node: inner, keyAt }]) => {
    if (!isRemoval(inner) || VALUES.includes(key)) return [];
    const message = say('merge-nothing.null-removes-what', { key });
    const suggestion = say('delete-line-look');
    return [{ at: keyAt, message, suggestion, data: { key } }];
  });
}
