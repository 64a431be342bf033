import { alsoAt } from '../wording.ts';
import type { Node } from '../../brand/parse/node.ts';
import { nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';
import { documentsOf } from '../documents.ts';
import { say } from '../language/sentence.ts';

/** Keys repeated in every file: they identify the brand or the entry. */
export const OWN_KEYS = [
  '$schema',
  'extends',
  'key',
  'productCode',
  'placeholder',
  'placeholders',
  'id',
  'block',
  'after',
];

/** A brand says only what is its own: a value that its parent says already can go. */
export const rule: Rule = {
  id: 'repeats-parent',
  severity: 'warning',
  checkBrand({ merged, parent, sources, report }) {
    const folder = sources.folders.get(merged.id);
    if (!folder || !parent) return;
    const isOtherLanguage = textAt(merged.brand, 'lang') !== textAt(parent.brand, 'lang');
    for (const { name, node } of documentsOf(parent)) {
      // There a text that reads the same is a translation.
      if (name === 'texts' && isOtherLanguage) continue;
      const own = folder.files.get(name) ?? folder.screens.get(name.replace(/^screens\//, ''));
      if (own) compare(own, node, report);
    }
  },
};

function compare(own: Node, parent: Node, report: Report): void {
  if (own.kind === 'array' && parent.kind === 'array') {
    const ids = own.items.map((item) => textAt(item, 'id'));
    for (const item of own.items) {
      const id = textAt(item, 'id');
      if (ids.filter((one) => one === id).length > 1) continue;
      const same = parent.items.find((one) => id !== undefined && textAt(one, 'id') === id);
      if (same) compare(item, same, report);
    }
  }
  if (own.kind !== 'object' || parent.kind !== 'object') return;
  for (const [key, { node, keyAt }] of own.entries) {
    const inherited = nodeAt(parent, [key]);
    if (!inherited || OWN_KEYS.includes(key)) continue;
    if (node.kind !== 'object' && isEqual(node, inherited)) {
      const { file, line } = inherited.at;
      report({
        at: keyAt,
        message: 'repeats-parent.says-what-says',
        related: [alsoAt(inherited.at, say('parent-says-here'))],
        data: { key, file, line },
        fix: { kind: 'remove-entry' },
      });
    } else compare(node, inherited, report);
  }
}

const isEqual = (one: Node, other: Node) =>
  one.kind === other.kind &&
  (one.kind !== 'scalar' || one.value === (other as typeof one).value) &&
  JSON.stringify(toValue(one)) === JSON.stringify(toValue(other));
