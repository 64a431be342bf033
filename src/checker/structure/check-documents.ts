import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node } from '../../brand/parse/node.ts';
import { firstPlaceOf, itemsAt, nodeAt, pointerParts, textAt } from '../../brand/parse/node.ts';
import { documentsOf, type BrandDocument } from '../documents.ts';
import { say } from '../language/sentence.ts';
import { likelyEntry } from '../missing-entries.ts';
import { didYouMean, suggestFix } from '../names.ts';
import type { Finding } from '../rule.ts';
import { checkComplete, type PlacedError } from './check-schema.ts';
import type { MetaSchemas } from './meta-schemas.ts';

/** Checks the merged files of a brand against their meta-schemas. */
export const checkDocuments = (merged: MergedBrand, metaSchemas: MetaSchemas): Finding[] =>
  documentsOf(merged).flatMap((document) => {
    const errors = checkComplete(document.node, metaSchemas.get(document.schema)!);
    const unmatched = errors.flatMap((error) => unmatchedEntry(document.node, error) ?? []);
    return [
      ...unmatched.map(({ finding }) => finding),
      ...errors
        .filter(({ pointer }) => !unmatched.some(({ entry }) => pointer.startsWith(`${entry}/`)))
        .map((error) => findingOf(document, error)),
    ];
  });

/** A missing key of settings is placed once it is known which folders lack it; an entry of a list has a place. */
function findingOf({ name, node }: BrandDocument, error: PlacedError): Finding {
  const { place, pointer, ...said } = error;
  const finding: Finding = { ...place, severity: 'error', ...said };
  if (error.rule !== 'missing-key') return finding;
  const holder = pointerParts(pointer).slice(0, -1);
  const lists = holder.filter((_, depth) => nodeAt(node, holder.slice(0, depth))?.kind === 'array');
  return lists.length > 0
    ? { ...finding, ...firstPlaceOf(nodeAt(node, holder)!) }
    : { ...finding, lacks: { document: name, holder } };
}

/** As many missing keys are not forgotten in a new entry. */
const MIN_MISSING = 2;

/**
 * An entry of a list that was to change one of the parent's, but whose id is none of its ids, so that
 * it counts as new and lacks much. `entry` is its JSON pointer.
 */
function unmatchedEntry(
  root: Node,
  { rule, pointer, data }: PlacedError,
): { entry: string; finding: Finding } | undefined {
  const entry = pointer.slice(0, pointer.lastIndexOf('/'));
  const node = nodeAt(root, pointerParts(entry));
  const list = nodeAt(root, pointerParts(entry).slice(0, -1));
  const id = nodeAt(node, ['id']);
  const name = textAt(id);
  if (rule !== 'missing-key' || node?.kind !== 'object' || list?.kind !== 'array') return undefined;
  if (node.firstAt || !id || name === undefined) return undefined;
  // One that this file changes is taken.
  const parents = itemsAt(list).filter((item) => item.at.file !== node.at.file);
  // One of a kind that the parent has none of is meant to be new.
  const kind = textAt(node, 'block');
  const isOfKind = kind === undefined || parents.some((item) => textAt(item, 'block') === kind);
  const likely = textAt(likelyEntry(name, parents), 'id');
  const isSlip = parents.length > 0 && (data!.keys as readonly string[]).length >= MIN_MISSING;
  if (!isOfKind || (!isSlip && likely === undefined)) return undefined;
  const ids = parents.flatMap((item) => textAt(item, 'id') ?? []);
  const finding: Finding = {
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
  return { entry, finding };
}
