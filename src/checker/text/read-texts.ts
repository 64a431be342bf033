import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { memoize } from '../memo.ts';

/** A text that buyers read. */
export interface ReadText {
  node: Node;
  text: string;
  /** Its key in texts.json; undefined for a text of brand.json. */
  key?: string;
  /** Drawn from Markdown. */
  isRich: boolean;
  /** Drawn as it is by some block. */
  isPlain: boolean;
}

/** Most texts are words and nothing else; brands inherit them, so that each is looked at once. */
const plain = new WeakSet<Node>();
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,;:!?'"()/·–—…º°ª-]{0,59}$/u;
const DRAFT = /lorem|todo|fixme|tbd|xxx|asdf|texto aqui|seu texto|mudar depois|script:|Ã|Â|â€|\s$/i;

const NAMES = [
  ['product', 'name'],
  ['product', 'businessName'],
  ['upsellData', 'name'],
  ['franchise', 'region'],
  ['franchise', 'city'],
  ['franchise', 'unit', 'name'],
];

/** Texts of a brand that buyers read, without those of forms and those that are words alone. */
export const readTexts = memoize(({ brand, files, screens }: MergedBrand): readonly ReadText[] => {
  const options = itemsAt(brand, 'refererOptions').map((option) => nodeAt(option, ['label']));
  const names = [...NAMES.map((path) => nodeAt(brand, path)), ...options];
  const texts = entriesAt(files.get('texts')).filter(([key]) => key !== '$schema');
  const found = [
    ...texts.flatMap(([key, { node }]) => unusual(node, key)),
    ...names.flatMap((node) => unusual(node)),
  ];
  const shown = found.length > 0 ? [...screens.values()].map(keysShownBy) : [];
  return found.map((one) => {
    const isShown = (by: 'rich' | 'plain') => shown.some((keys) => keys[by].has(one.key ?? ''));
    return { ...one, isRich: isShown('rich'), isPlain: one.key === undefined || isShown('plain') };
  });
});

function unusual(node: Node | undefined, key?: string): Pick<ReadText, 'node' | 'text' | 'key'>[] {
  const text = textAt(node);
  if (!node || text === undefined || plain.has(node)) return [];
  if (!PLAIN.test(text) || DRAFT.test(text)) return [{ node, text, key }];
  plain.add(node);
  return [];
}

/** Keys of texts that the blocks of a screen draw: from Markdown, and as they are. */
const keysShownBy = memoize((screen: Node) => {
  const keys = { rich: new Set<string>(), plain: new Set<string>() };
  for (const block of itemsAt(screen, 'blocks')) {
    const into = textAt(block, 'block') === 'rich-text' ? keys.rich : keys.plain;
    for (const [, { node }] of entriesAt(block)) into.add(textAt(node) ?? '');
  }
  return keys;
});

/** Texts that a folder itself writes, by key. */
export function* ownTexts({ id, files }: MergedBrand): Generator<[key: string, node: Node]> {
  const own = `brands/${id}/`;
  for (const [key, { node }] of entriesAt(files.get('texts'))) {
    if (node.at.file.startsWith(own)) yield [key, node];
  }
}
