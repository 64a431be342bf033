import type { Node } from '../../brand/parse/node.ts';
import { pathOf } from '../../checker/node-path.ts';
import { textAt } from '../../brand/parse/node.ts';
import { NoSuchPlace, type DocumentPath, type PathStep } from './json-text.ts';

/** The document of a file below brands/, such as 'texts' or 'screens/payment/[id]'. */
export function documentOf(file: string): string {
  const [, document] = /^brands\/(?:families\/)?[^/]+\/(.+)\.json$/.exec(file) ?? [];
  if (document === undefined) {
    throw new NoSuchPlace(
      `${file} is not a file of a brand.`,
      `${file} não é um arquivo de uma marca.`,
    );
  }
  return document;
}

/**
 * The steps to a value from the path that findings and the preview show, such as
 * 'blocks[form].submit' or, with dots in the key, 'lead.title' of a texts.json.
 *
 * @throws {NoSuchPlace} where the document holds nothing there.
 */
export function stepsTo(root: Node, shown: string): DocumentPath {
  const steps = search(root, root, '', shown, []);
  if (!steps) {
    throw new NoSuchPlace(
      `${root.at.file} holds no ${shown}.`,
      `${root.at.file} não contém ${shown}.`,
    );
  }
  return steps;
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function search(
  root: Node,
  node: Node,
  pointer: string,
  shown: string,
  steps: DocumentPath,
): DocumentPath | undefined {
  const path = pathOf(root, pointer);
  if (path === shown) return steps;
  if (!shown.startsWith(path)) return undefined;
  for (const [part, step, inner] of partsOf(node)) {
    const found = search(root, inner, `${pointer}/${escaped(part)}`, shown, [...steps, step]);
    if (found) return found;
  }
  return undefined;
}

function partsOf(node: Node): [part: string, step: PathStep, inner: Node][] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'object')
    return [...node.entries].map(([key, entry]) => [key, key, entry.node]);
  return node.items.map((item, index) => {
    const id = textAt(item, 'id');
    return [String(index), id === undefined ? index : { id }, item];
  });
}
