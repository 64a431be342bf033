import type { Node, Place } from '../../brand/parse/node.ts';
import { isRemoval, nodeAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { documentsOf } from '../documents.ts';

/** Parts of a block that a library field may stand under; looked at once it is put in. */
const FORM_PARTS = ['schema', 'ui', 'messages'];
/** Keywords of JSON Schema whose value may well be null. */
const VALUES = ['const', 'default', 'examples'];

/** Whatever speaks of a parent's value (`null`, `after`, `$remove`) has found one. */
export const mergeMarks: Check = {
  rule: 'merge-nothing',
  isOfEachBrand: true,
  run({ merged }, report) {
    for (const { node } of documentsOf(merged)) {
      for (const mark of marksIn(node)) report(...mark);
    }
  },
};

/** The same where a library field was put in, which may have brought a value. */
export const mergeMarksInForms: Check = {
  rule: 'merge-nothing',
  run({ forms }, report) {
    for (const { node } of forms.flatMap(({ parts }) => parts)) {
      checkNulls(node, report);
      checkNulls(nodeAt(node, ['properties']), report);
    }
  },
};

type Told = [place: Place, message: string, suggestion: string];

/** Brands inherit most of a document, which is looked at once. */
const known = new WeakMap<Node, readonly Told[]>();

function marksIn(node: Node): readonly Told[] {
  if (node.kind === 'scalar') return [];
  const before = known.get(node);
  if (before) return before;
  const found: Told[] = [];
  checkMarks(node, (...mark) => found.push(mark));
  known.set(node, found);
  return found;
}

type Tell = (...told: Told) => void;

function checkMarks(node: Node, report: Tell): void {
  if (node.kind === 'object') {
    for (const [key, { node: inner }] of node.entries) {
      if (FORM_PARTS.includes(key)) continue;
      for (const mark of marksIn(inner)) report(...mark);
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
    for (const mark of marksIn(item)) report(...mark);
  }
}

function checkNulls(node: Node | undefined, report: Tell): void {
  if (node?.kind !== 'object') return;
  for (const [key, { node: inner, keyAt }] of node.entries) {
    if (!isRemoval(inner) || VALUES.includes(key)) continue;
    const message = `'${key}' is null, which removes what a parent says, but no parent says it.`;
    report(keyAt, message, 'Delete this line, or look for a slip in the key.');
  }
}
