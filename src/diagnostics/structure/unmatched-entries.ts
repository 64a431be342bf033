import { nearestName, suggestFix } from '../../brand/parse/nearest-name.ts';
import type { Node, ObjectNode } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, textAt, pointerParts } from '../../brand/parse/node.ts';
import type { PlacedError } from './check-schema.ts';
import type { Finding } from '../finding.ts';
import { placesOf } from '../node-path.ts';

/** As many missing keys nobody who writes a new entry would forget. */
const MIN_MISSING = 2;

/**
 * Entries of lists that were to change one of the parent's, but whose id is none of its ids, so that
 * they count as new and lack much. `entry` is the JSON pointer of each.
 */
export function unmatchedEntries(
  root: Node,
  errors: readonly PlacedError[],
): { entry: string; finding: Finding }[] {
  const missing = errors.filter(({ rule }) => rule === 'missing-key');
  const holders = missing.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/')));
  return [...new Set(holders)].flatMap((entry) => {
    const node = nodeAt(root, pointerParts(entry));
    const list = nodeAt(root, pointerParts(entry).slice(0, -1));
    if (node?.kind !== 'object' || list?.kind !== 'array') return [];
    const finding = unmatched(node, list, holders.filter((one) => one === entry).length);
    return finding ? [{ entry, finding }] : [];
  });
}

function unmatched(entry: ObjectNode, list: Node, missing: number): Finding | undefined {
  const id = nodeAt(entry, ['id']);
  const name = textAt(entry, 'id');
  if (!id || name === undefined || entry.firstAt) return undefined;
  const inherited = itemsAt(list)
    // One that this file changes is taken.
    .filter((item) => item.at.file !== entry.at.file)
    .flatMap((item) => textAt(item, 'id') ?? []);
  const isSlip = inherited.length > 0 && missing >= MIN_MISSING;
  if (!isSlip && nearestName(name, inherited) === undefined) return undefined;
  return {
    ...id.at,
    rule: 'merge-id',
    severity: 'error',
    message: `No parent has an entry '${name}' to change, and as a new one it lacks much.`,
    ...suggestFix(name, inherited, 'Ids of the parent'),
    data: { name },
    covers: placesOf(entry),
  };
}
