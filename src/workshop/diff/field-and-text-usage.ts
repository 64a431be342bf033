import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node } from '../../brand/parse/node.ts';
import { toValue } from '../../brand/parse/node.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';

/** Whether a screen or a field mentions a string. */
const mentions = (node: Node, text: string): boolean =>
  JSON.stringify(toValue(node)).includes(JSON.stringify(text));

/** Whether a screen of a brand uses a library field. */
export const usesField = ({ screens }: MergedBrand, name: string): boolean =>
  [...screens.values()].some((screen) => mentions(screen, `fields/${name}`));

/** Template ids of the screens that show a text, directly or through a library field. */
export function screensWithText(
  key: string,
  { screens }: MergedBrand,
  { sources }: CheckedBrands,
): string[] {
  const fields = [...sources.fields].filter(([, field]) => mentions(field, key));
  const wanted = [key, ...fields.map(([name]) => `fields/${name}`)];
  return [...screens]
    .filter(([, screen]) => wanted.some((text) => mentions(screen, text)))
    .map(([template]) => template);
}
