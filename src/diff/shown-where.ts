import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { Node } from '../brand/parse/node.ts';
import { toValue } from '../brand/parse/node.ts';
import type { CheckedBrands } from '../diagnostics/check-brands.ts';

const written = new WeakMap<Node, string>();

/** The JSON of a node; asked for again and again. */
function jsonOf(node: Node): string {
  const known = written.get(node) ?? JSON.stringify(toValue(node));
  written.set(node, known);
  return known;
}

const fieldReference = (name: string) => `"$ref":${JSON.stringify(`fields/${name}`)}`;

/** Whether some screen of a brand draws a field of the library. */
export const drawsField = ({ screens }: MergedBrand, name: string): boolean =>
  [...screens.values()].some((screen) => jsonOf(screen).includes(fieldReference(name)));

/** Template ids of the screens that show a text, by themselves or in a field of the library. */
export function screensShowing(
  key: string,
  { screens }: MergedBrand,
  { sources }: CheckedBrands,
): string[] {
  const text = JSON.stringify(key);
  const fields = [...sources.fields].filter(([, field]) => jsonOf(field).includes(text));
  const signs = [text, ...fields.map(([name]) => fieldReference(name))];
  return [...screens]
    .filter(([, screen]) => signs.some((sign) => jsonOf(screen).includes(sign)))
    .map(([template]) => template);
}
