import type { Node } from '../../src/brand/node.ts';
import { entriesAt } from '../../src/brand/node.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';

/** The files that a value was written in, with the library fields that it refers to. */
function addFiles(node: Node, fields: ReadonlyMap<string, Node>, into: Set<string>): void {
  into.add(node.at.file);
  if (node.kind === 'array') node.items.forEach((item) => addFiles(item, fields, into));
  for (const [key, { keyAt, node: inner }] of entriesAt(node)) {
    into.add(keyAt.file);
    addFiles(inner, fields, into);
    const name = key === '$ref' && inner.kind === 'scalar' ? String(inner.value) : '';
    const field = fields.get(name.replace(/^fields\//, ''));
    if (field && !into.has(field.at.file)) addFiles(field, fields, into);
  }
}

/** The brands that nothing is wrong with, of those that are asked for: an error in a shared file is one of every brand that is made of it. */
export function soundBrands(checked: CheckedBrands, only?: readonly string[]): CheckedBrands {
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ file }) => file));
  const { fields } = checked.sources;
  const isSound = ({ merged }: CheckedBrands['brands'][number]): boolean => {
    if (merged.unreadable.size > 0) return false;
    const made = new Set<string>(merged.chain.map((name) => `brands/${name}/brand.json`));
    for (const node of [...merged.files.values(), ...merged.screens.values()]) {
      addFiles(node, fields, made);
    }
    return ![...made].some((file) => wrong.has(file));
  };
  const isWanted = (id: string) => only === undefined || only.includes(id);
  return {
    ...checked,
    brands: checked.brands.filter((one) => isWanted(one.compiled.id) && isSound(one)),
  };
}
