import { whenOf } from '../../brand/compile/read-condition.ts';
import { didYouMean, suggestFix } from '../language/suggest.ts';
import type { Node, ObjectNode } from '../../brand/parse/node.ts';
import { firstPlaceOf, itemsAt, nodeAt, textAt, pointerParts } from '../../brand/parse/node.ts';
import type { PlacedError } from './check-schema.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import type { Finding } from '../finding.ts';
import { likelyEntry } from '../missing-entries.ts';
import { say } from '../language/sentence.ts';

const FORM = 'form';
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
  if (entry.firstAt) return undefined;
  // One that this file changes is taken.
  const parents = itemsAt(list).filter((item) => item.at.file !== entry.at.file);
  // One of a kind that the parent has none of is meant to be new.
  const kind = textAt(entry, 'block');
  if (kind !== undefined && parents.every((item) => textAt(item, 'block') !== kind))
    return undefined;
  const isSlip = parents.length > 0 && missing >= MIN_MISSING;
  const isLikely = likelyEntry(textAt(entry, 'id') ?? '', parents) !== undefined;
  return isSlip || isLikely ? findingOf(entry, parents) : undefined;
}

/** Entries that are forms as the parent's is one, and are called so, where the parent's is called otherwise. */
export function twinForms(screen: Node): { entry: string; finding: Finding }[] {
  const blocks = itemsAt(screen, 'blocks');
  const forms = blocks.filter((block) => textAt(block, 'block') === FORM);
  return blocks.flatMap((block, index) => {
    const isNamedSo = forms.includes(block) && textAt(block, 'id') === FORM;
    if (block.kind !== 'object' || !isNamedSo) return [];
    const origin = firstPlaceOf(block).file;
    const parents = blocks.filter((other) => firstPlaceOf(other).file !== origin);
    const hasTwin = parents.some(
      (other) => forms.includes(other) && canHoldTogether(whenOf(other), whenOf(block)),
    );
    const finding = hasTwin ? findingOf(block, parents) : undefined;
    return finding ? [{ entry: `/blocks/${index}`, finding }] : [];
  });
}

function findingOf(entry: ObjectNode, parents: readonly Node[]): Finding | undefined {
  const id = nodeAt(entry, ['id']);
  const name = textAt(id);
  if (!id || name === undefined) return undefined;
  const likely = textAt(likelyEntry(name, parents), 'id');
  const ids = parents.flatMap((item) => textAt(item, 'id') ?? []);
  return {
    ...id.at,
    rule: 'merge-id',
    severity: 'error',
    message: say('unmatched-entries.parent-entry-change', { name }),
    ...(likely === undefined
      ? suggestFix(name, ids, 'list.ids-of-the-parent')
      : didYouMean(name, likely)),
    data: { name },
    missing: { name, list: parents },
  };
}
