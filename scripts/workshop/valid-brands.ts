import type { Node } from '../../src/brand/parse/node.ts';
import { entriesAt, textAt } from '../../src/brand/parse/node.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';

const LIBRARY = /^fields\/(.+)$/;
const fileOf = (field: string): string => `schemas/fields/${field}.json`;

/** The files that a value was written in, with the library fields that it refers to. */
function addFiles(node: Node, fields: ReadonlyMap<string, Node>, into: Set<string>): void {
  into.add(node.at.file);
  if (node.kind === 'array') node.items.forEach((item) => addFiles(item, fields, into));
  for (const [key, { keyAt, node: inner }] of entriesAt(node)) {
    into.add(keyAt.file);
    addFiles(inner, fields, into);
    const name = key === '$ref' ? LIBRARY.exec(textAt(inner) ?? '')?.[1] : undefined;
    if (name === undefined || into.has(fileOf(name))) continue;
    into.add(fileOf(name));
    const field = fields.get(name);
    if (field) addFiles(field, fields, into);
  }
}

/**
 * The brands that nothing is wrong with. An error in a shared file is one of every brand that is made
 * of it.
 */
export function soundBrands(checked: CheckedBrands): CheckedBrands {
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ file }) => file));
  const { fields, folders } = checked.sources;
  const isSound = ({ merged }: CheckedBrands['brands'][number]): boolean => {
    if (merged.unreadable.size > 0) return false;
    const made = new Set<string>();
    for (const { files, screens } of merged.chain.map((name) => folders.get(name)!)) {
      for (const node of [...files.values(), ...screens.values()]) addFiles(node, fields, made);
    }
    return ![...made].some((file) => wrong.has(file));
  };
  return { ...checked, brands: checked.brands.filter(isSound) };
}
