import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node } from '../../brand/parse/node.ts';
import { toValue } from '../../brand/parse/node.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';

const jsonByNode = new WeakMap<Node, string>();

/** The JSON of a node, written once per node. */
function jsonOf(node: Node): string {
  const known = jsonByNode.get(node) ?? JSON.stringify(toValue(node));
  jsonByNode.set(node, known);
  return known;
}

const fieldReference = (name: string) => `"$ref":${JSON.stringify(`fields/${name}`)}`;

/** Whether a screen of a brand uses a library field. */
export const usesField = ({ screens }: MergedBrand, name: string): boolean =>
  [...screens.values()].some((screen) => jsonOf(screen).includes(fieldReference(name)));

/** Template ids of the screens that show a text, directly or through a library field. */
export function screensWithText(
  key: string,
  { screens }: MergedBrand,
  { sources }: CheckedBrands,
): string[] {
  const text = JSON.stringify(key);
  const fields = [...sources.fields].filter(([, field]) => jsonOf(field).includes(text));
  const references = [text, ...fields.map(([name]) => fieldReference(name))];
  return [...screens]
    .filter(([, screen]) => references.some((reference) => jsonOf(screen).includes(reference)))
    .map(([template]) => template);
}
