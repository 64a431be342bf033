import type { Node } from '../../brand/node.ts';
import { isRemoval, nodeAt } from '../../brand/node.ts';
import type { Check, Report } from '../check.ts';
import { documentsOf } from '../documents.ts';

/** Parts of a block that a library field may stand under; looked at once it is put in. */
const FORM_PARTS = ['schema', 'ui', 'messages'];
/** Keywords of JSON Schema whose value may well be null. */
const VALUES = ['const', 'default', 'examples'];

/** Whatever speaks of a parent's value (`null`, `after`, `$remove`) has found one. */
export const mergeMarks: Check = {
  rule: 'merge-nothing',
  run({ merged, forms }, report) {
    for (const { node } of documentsOf(merged)) checkMarks(node, report);
    for (const { parts } of forms) {
      for (const { node } of parts) {
        checkNulls(node, report);
        checkNulls(nodeAt(node, ['properties']), report);
      }
    }
  },
};

function checkMarks(node: Node, report: Report): void {
  if (node.kind === 'object') {
    for (const [key, { node: inner }] of node.entries) {
      if (FORM_PARTS.includes(key)) continue;
      checkMarks(inner, report);
    }
    checkNulls(node, report);
  }
  if (node.kind !== 'array') return;
  for (const item of node.items) {
    for (const mark of ['after', '$remove']) {
      const found = item.kind === 'object' ? item.entries.get(mark) : undefined;
      if (!found || !nodeAt(item, ['id'])) continue;
      const message = `'${mark}' speaks of a parent's list, but there is none here.`;
      report(found.keyAt, message, mark === 'after' ? 'Place this entry by hand.' : 'Delete it.');
    }
    checkMarks(item, report);
  }
}

function checkNulls(node: Node | undefined, report: Report): void {
  if (node?.kind !== 'object') return;
  for (const [key, { node: inner, keyAt }] of node.entries) {
    if (!isRemoval(inner) || VALUES.includes(key)) continue;
    const message = `'${key}' is null, which removes what a parent says, but no parent says it.`;
    report(keyAt, message, 'Delete this line, or look for a slip in the key.');
  }
}
