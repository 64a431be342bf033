import type { MergedBrand } from '../brand/inherit.ts';
import { entriesAt, itemsAt, nodeAt, textAt, type Node } from '../brand/node.ts';

/** A text that buyers read, and the key of texts.json that it stands under, if it does. */
export interface ReadText {
  node: Node;
  text: string;
  key?: string;
  /** Drawn from Markdown. */
  isRich: boolean;
}

/** Every text of a brand that buyers read and that is written in JSON, but for those of forms. */
export function readTexts({ brand, files, screens }: MergedBrand): ReadText[] {
  const rich = new Set(
    [...screens.values()]
      .flatMap((screen) => itemsAt(screen, 'blocks'))
      .flatMap((block) =>
        textAt(block, 'block') === 'rich-text' ? (textAt(block, 'text') ?? []) : [],
      ),
  );
  const found: ReadText[] = [];
  const add = (node: Node | undefined, key?: string) => {
    const text = textAt(node);
    if (node && text !== undefined) found.push({ node, text, key, isRich: rich.has(key ?? '') });
  };
  for (const [key, { node }] of entriesAt(files.get('texts')))
    if (key !== '$schema') add(node, key);
  for (const path of NAMES) add(nodeAt(brand, path));
  for (const option of itemsAt(brand, 'refererOptions')) add(nodeAt(option, ['label']));
  return found;
}

const NAMES = [
  ['product', 'name'],
  ['product', 'businessName'],
  ['upsellData', 'name'],
  ['franchise', 'region'],
  ['franchise', 'city'],
  ['franchise', 'unit', 'name'],
];
