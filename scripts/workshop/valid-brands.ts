import { toValue, type Node } from '../../src/brand/parse/node.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';

/**
 * The brands that nothing is wrong with. An error in a shared file is one of every brand that is made
 * of it.
 */
export function soundBrands(checked: CheckedBrands): CheckedBrands {
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  const wrong = [...new Set(errors.map(({ file }) => file))];
  const { fields, folders, unreadable } = checked.sources;
  const unread = [...unreadable];
  const mentions = (node: Node, field: string) =>
    JSON.stringify(toValue(node)).includes(`"fields/${field}"`);
  /** Library fields with an error, and those that refer to them. */
  const wrongFields = wrong.flatMap(
    (file) => /^schemas\/fields\/(.+)\.json$/.exec(file)?.[1] ?? [],
  );
  for (const name of wrongFields) {
    for (const [other, node] of fields) {
      if (mentions(node, name) && !wrongFields.includes(other)) wrongFields.push(other);
    }
  }
  const isSound = ({ merged }: CheckedBrands['brands'][number]): boolean =>
    !merged.chain.some((name) => unread.some((file) => file.startsWith(`brands/${name}/`))) &&
    merged.chain
      .map((name) => folders.get(name)!)
      .flatMap(({ files, screens }) => [...files.values(), ...screens.values()])
      .every(
        (node) =>
          !wrong.includes(node.at.file) && !wrongFields.some((field) => mentions(node, field)),
      );
  return { ...checked, brands: checked.brands.filter(isSound) };
}
