import { nodeAt, scalarAt, toValue, type Node } from '../../brand/parse/node.ts';
import type { Report, Rule } from '../rule.ts';

/** Each entry of a list has an id of its own: a merge would make one of two. */
export const rule: Rule = {
  meta: {
    id: 'duplicate-id',
    severity: 'error',
    description:
      'Two entries of one list have the same id. Whoever extends this list could not say which one is meant.',
    howToFix: 'Give one of them another id, or delete it.',
    example: {
      file: 'brand.json',
      wrong: {
        refererOptions: [
          { id: 'feira', label: 'Feira' },
          { id: 'feira', label: 'Evento' },
        ],
      },
      right: {
        refererOptions: [
          { id: 'feira', label: 'Feira' },
          { id: 'evento', label: 'Evento' },
        ],
      },
    },
    pt: {
      'The id {} stands in this list already, in line {}.':
        'O id {} já está nesta lista, na linha {}.',
      'Give this one an id of its own, such as {}, or delete it.':
        'Dê a este um id próprio, como {}, ou apague-o.',
    },
  },

  checkFile({ root, report }) {
    checkLists(root, report);
  },
};

/** Parts of a file that are not of the brand language, where an `id` is a value like any other. */
const FOREIGN = ['schema', 'ui', 'messages', 'props'];

function checkLists(node: Node, report: Report): void {
  if (node.kind === 'object') {
    for (const [key, { node: inner }] of node.entries) {
      if (!FOREIGN.includes(key)) checkLists(inner, report);
    }
  }
  if (node.kind !== 'array') return;
  const seen = new Map<unknown, Node>();
  for (const item of node.items) {
    const id = nodeAt(item, ['id']);
    if (id?.kind !== 'scalar') continue;
    const first = seen.get(id.value);
    if (!first) {
      seen.set(id.value, id);
      continue;
    }
    report({
      at: id.at,
      message: `The id ${JSON.stringify(toValue(id))} stands in this list already, in line ${first.at.line}.`,
      suggestion: `Give this one an id of its own, such as ${freeId(id.value, node.items)}, or delete it.`,
      data: { id: String(id.value) },
    });
  }
  for (const item of node.items) checkLists(item, report);
}

/** An id like another one that no entry has. */
function freeId(id: unknown, items: readonly Node[]): string {
  const taken = items.map((item) => scalarAt(item, 'id'));
  const isCount = typeof id === 'number';
  const idOf = (number: number) => (isCount ? number : `${String(id)}-${number}`);
  let number = isCount ? id + 1 : 2;
  while (taken.includes(idOf(number))) number++;
  return JSON.stringify(idOf(number));
}
