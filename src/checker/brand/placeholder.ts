import { itemsAt, nodeAt, scalarAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { documentsOf } from '../documents.ts';
import { memoize } from '../memo.ts';
import { shortened } from '../wording.ts';
import type { Rule } from '../rule.ts';

/** Values that still wait for the owner's (D-1). With one of them a brand is closed in production (D-177). */
export const rule: Rule = {
  id: 'placeholder',
  severity: 'warning',
  checkBrand({ merged, sources, report }) {
    const folders = foldersOf(merged, sources);
    // Another rule reports a mark of the wrong type.
    const invented = folders.filter(({ brand }) => scalarAt(brand, 'placeholder') ?? false);
    for (const { brand } of invented) {
      if (scalarAt(brand, 'placeholder') !== true) continue;
      report({
        at: nodeAt(brand, ['placeholder'])!.at,
        message: 'placeholder.names-colours-links',
      });
    }
    const signs = folders.flatMap(({ brand }) => itemsAt(brand, 'placeholders').map(textOf));
    for (const { node, text } of shownTexts(merged)) {
      const isInvented = signs.some((sign) => sign !== '' && text.includes(sign));
      // The whole folder is reported already.
      if (!isInvented || invented.some(({ name }) => isIn(node, name))) continue;
      report({
        at: node.at,
        message: 'placeholder.invented',
        data: { text, text2: shortened(text) },
      });
    }
  },
};

const textOf = (node: Node): string => textAt(node) ?? '';

const isIn = ({ at }: Node, folder: string): boolean => at.file.startsWith(`brands/${folder}/`);

/** The folders that a brand is made of, with what each of them says by itself. */
const foldersOf = ({ chain }: MergedBrand, { folders }: ParsedSources) =>
  chain.map((name) => ({ name, brand: folders.get(name)?.files.get('brand') }));

/** The sandbox's figures reach no real buyer, and a palette is judged by the mark of the whole brand. */
const UNSEEN = ['sandbox', 'theme'];
const MARKS = ['$schema', 'extends', 'placeholders'];

function shownTexts(merged: MergedBrand): { node: Node; text: string }[] {
  return documentsOf(merged).flatMap(({ schema, node }) =>
    UNSEEN.includes(schema) ? [] : textsIn(node),
  );
}

/** Every text within a file; brands share whole files, so that each is walked once. */
const textsIn = memoize((root: Node): { node: Node; text: string }[] => {
  const found: { node: Node; text: string }[] = [];
  const visit = (node: Node) => {
    if (node.kind === 'array') node.items.forEach(visit);
    if (node.kind === 'scalar' && typeof node.value === 'string') {
      found.push({ node, text: node.value });
    }
    if (node.kind !== 'object') return;
    for (const [key, entry] of node.entries) if (!MARKS.includes(key)) visit(entry.node);
  };
  visit(root);
  return found;
});
