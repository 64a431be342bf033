import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';

/** A text that buyers read, and the key of texts.json that it stands under, if it does. */
export interface ReadText {
  node: Node;
  text: string;
  key?: string;
  /** Drawn from Markdown. */
  isRich: boolean;
  /** Drawn by a block that knows no Markdown. */
  isPlain: boolean;
}

const known = new WeakMap<MergedBrand, readonly ReadText[]>();
/** Most texts are words and nothing else; brands inherit them, so that each is looked at once. */
const plain = new WeakSet<Node>();
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,;:!?'"()/·–—…º°ª-]{0,59}$/u;
const DRAFT = /lorem|todo|fixme|tbd|xxx|asdf|texto aqui|seu texto|mudar depois|script:|Ã|Â|â€|\s$/i;

/** Every text of a brand that buyers read and that has more than words in it, but for those of forms. */
export function readTexts(merged: MergedBrand): readonly ReadText[] {
  const found = known.get(merged) ?? textsOf(merged);
  known.set(merged, found);
  return found;
}

function textsOf({ brand, files, screens }: MergedBrand): ReadText[] {
  const found: ReadText[] = [];
  const add = (node: Node | undefined, key?: string) => {
    if (node?.kind !== 'scalar' || typeof node.value !== 'string' || plain.has(node)) return;
    if (PLAIN.test(node.value) && !DRAFT.test(node.value)) plain.add(node);
    else found.push({ node, text: node.value, key, isRich: false, isPlain: key === undefined });
  };
  const texts = files.get('texts');
  if (texts?.kind === 'object') {
    for (const [key, { node }] of texts.entries) if (key !== '$schema') add(node, key);
  }
  for (const path of NAMES) add(nodeAt(brand, path));
  for (const option of itemsAt(brand, 'refererOptions')) add(nodeAt(option, ['label']));
  if (found.length === 0) return found;
  const shown = [...screens.values()].map(shownBy);
  return found.map((one) => ({
    ...one,
    isRich: shown.some(({ rich }) => rich.has(one.key ?? '')),
    isPlain: one.isPlain || shown.some(({ plain: words }) => words.has(one.key ?? '')),
  }));
}

interface Shown {
  rich: ReadonlySet<string>;
  plain: ReadonlySet<string>;
}

const shownKeys = new WeakMap<Node, Shown>();

/** Keys of texts that the blocks of a screen draw: from Markdown, and as they stand. */
function shownBy(screen: Node): Shown {
  const found = shownKeys.get(screen);
  if (found) return found;
  const [rich, words] = [new Set<string>(), new Set<string>()];
  for (const block of itemsAt(screen, 'blocks')) {
    const into = textAt(block, 'block') === 'rich-text' ? rich : words;
    for (const [, { node }] of entriesAt(block)) into.add(textAt(node) ?? '');
  }
  const shown = { rich, plain: words };
  shownKeys.set(screen, shown);
  return shown;
}

/** Texts that a folder writes by itself, by key. */
export function* ownTexts({ id, files }: MergedBrand): Generator<[key: string, node: Node]> {
  const own = `brands/${id}/`;
  for (const [key, { node }] of entriesAt(files.get('texts'))) {
    if (node.at.file.startsWith(own)) yield [key, node];
  }
}

const NAMES = [
  ['product', 'name'],
  ['product', 'businessName'],
  ['upsellData', 'name'],
  ['franchise', 'region'],
  ['franchise', 'city'],
  ['franchise', 'unit', 'name'],
];
