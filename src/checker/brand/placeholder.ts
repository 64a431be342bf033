import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, scalarAt, toValue, type Node } from '../../brand/parse/node.ts';
import type { BrandFile } from '../../contract/generated/brand.ts';
import { documentsOf } from '../documents.ts';
import { memoize } from '../memo.ts';
import type { Rule } from '../rule.ts';
import { shortened } from '../wording.ts';

/** Values that still wait for the owner's. With one of them a brand is closed in production. */
export const rule: Rule = {
  id: 'placeholder',
  severity: 'warning',
  checkBrand({ merged, sources: { folders }, report }) {
    const files = merged.chain.map((name) => ({
      name,
      brand: folders.get(name)?.files.get('brand'),
    }));
    const invented = files.filter(({ brand }) => scalarAt(brand, 'placeholder') === true);
    for (const { brand } of invented) {
      const { at } = nodeAt(brand, ['placeholder'])!;
      report({ at, message: 'placeholder.names-colours-links' });
    }
    const signs = files.flatMap(({ brand }) => {
      return (brand && (toValue(brand) as Partial<BrandFile>).placeholders) ?? [];
    });
    for (const { at, text } of textsOf(merged)) {
      // A whole folder that is invented is reported already.
      const isReported = invented.some(({ name }) => at.file.startsWith(`brands/${name}/`));
      if (isReported || !signs.some((sign) => text.includes(sign))) continue;
      report({ at, message: 'placeholder.invented', data: { text, text2: shortened(text) } });
    }
  },
};

/** The sandbox's figures reach no real buyer, and a palette is judged by the mark of the whole brand. */
const UNSEEN = ['sandbox', 'theme'];
const MARKS = ['$schema', 'extends', 'placeholders'];

const textsOf = (merged: MergedBrand) =>
  documentsOf(merged).flatMap(({ schema, node }) => (UNSEEN.includes(schema) ? [] : textsIn(node)));

/** Every text within a file; brands share whole files, so that each is walked once. */
const textsIn = memoize((node: Node): { at: Node['at']; text: string }[] => {
  switch (node.kind) {
    case 'array':
      return node.items.flatMap(textsIn);
    case 'object':
      return [...node.entries].flatMap(([key, entry]) =>
        MARKS.includes(key) ? [] : textsIn(entry.node),
      );
    case 'scalar':
      return typeof node.value === 'string' ? [{ at: node.at, text: node.value }] : [];
  }
});
