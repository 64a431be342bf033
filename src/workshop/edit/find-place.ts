import { NoSuchPlace } from '../say.ts';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { textAt, type Node } from '../../brand/parse/node.ts';
import { pathOf } from '../../checker/node-path.ts';
import type { EditPlace } from './build/edit.ts';
import { documentIn } from './documents.ts';
import { type DocumentPath, type PathStep } from './json-text.ts';

/** The document of a file below brands/, such as 'texts' or 'screens/payment/[id]'. */
export function documentOf(file: string): string {
  const [, document] = /^brands\/(?:families\/)?[^/]+\/(.+)\.json$/.exec(file) ?? [];
  if (document === undefined) {
    throw new NoSuchPlace('edit.not-a-brand-file', { file });
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
    throw new NoSuchPlace('edit.not-in-file', { file: root.at.file, path: shown });
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

/**
 * The document and the steps of a place that a person sees.
 *
 * @throws {NoSuchPlace} where the brand holds nothing at the place as it is shown.
 */
export function placeIn(
  parsed: ParsedSources,
  brand: string,
  place: EditPlace,
): { document: string; path: DocumentPath } {
  if ('key' in place) return { document: 'texts', path: [place.key] };
  if ('document' in place) return { document: place.document, path: place.steps };
  const document = documentOf(place.file);
  const node = documentIn(parsed, brand, document);
  if (!node) throw new NoSuchPlace('edit.no-part', { level: brand, part: document });
  return { document, path: stepsTo(node, place.path) };
}
