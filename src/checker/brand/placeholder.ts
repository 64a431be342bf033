import { memoize } from '../../brand/memo.ts';
import type { Node } from '../../brand/parse/node.ts';
import type { BrandFile } from '../../contract/generated/brand.ts';
import { shortened } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import { placeOf, valueOf, documentsOf } from '../typed.ts';

/** The sandbox's figures reach no real buyer, and a palette is judged by the mark of the whole brand. */
const UNSEEN = ['sandbox', 'theme'];
const MARKS = ['$schema', 'extends', 'placeholders'];

export const rule = brandRule('placeholder', 'warning', ({ merged, sources, report }) => {
  const brands = merged.chain.map((name) => sources.folders.get(name)!.files.get('brand')!);
  const values = brands.map((brand) => valueOf(brand) as BrandFile);
  const invented = values.filter(({ placeholder: isInvented }) => isInvented === true);
  for (const one of invented) report([one, 'placeholder'], 'placeholder.names-colours-links');
  const folderNames = invented.map((one) => placeOf(one).file.replace(/brand\.json$/, ''));
  const shown = documentsOf(merged).filter(({ schema }) => !UNSEEN.includes(schema));
  for (const { placeholders = [] } of values) {
    for (const { at, text } of shown.flatMap(({ node }) => markedIn(placeholders)(node))) {
      // A whole folder that is invented is reported already.
      const isReported = folderNames.some((name) => at.file.startsWith(name));
      if (!isReported) report(at, 'placeholder.invented', { text, text2: shortened(text) });
    }
  }
});

/** The texts of a document that hold a sign; brands share whole documents and the signs of their parents. */
const markedIn = memoize((signs: readonly string[]) =>
  memoize((node: Node) =>
    textsIn(node).filter(({ text }) => signs.some((sign) => text.includes(sign))),
  ),
);

const textsIn = memoize((node: Node): { at: Node['at']; text: string }[] => {
  if (node.kind === 'scalar')
    return typeof node.value === 'string' ? [{ at: node.at, text: node.value }] : [];
  if (node.kind === 'array') return node.items.flatMap(textsIn);
  return [...node.entries].flatMap(([key, one]) => (MARKS.includes(key) ? [] : textsIn(one.node)));
});
