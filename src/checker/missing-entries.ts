import { nearestName } from '../brand/parse/nearest-name.ts';
import { firstPlaceOf, nodeAt, textAt, type Node } from '../brand/parse/node.ts';
import type { Finding } from './finding.ts';
import { placeKey } from './node-path.ts';
import { alsoAt } from './wording.ts';
import { say } from './language/sentence.ts';

/** Keys that say what an entry is; people often call one after it. */
const KINDS = ['templateId', 'block'];
/** The entry of a list that was probably meant by a name: one of that kind, else one that is called nearly so. */
export function likelyEntry(name: string, list: readonly Node[]): Node | undefined {
  const ids = list.flatMap((item) => textAt(item, 'id') ?? []);
  const near = nearestName(name, ids);
  return (
    list.find((item) => KINDS.some((key) => textAt(item, key) === name)) ??
    list.find((item) => near !== undefined && textAt(item, 'id') === near)
  );
}

/** More places nobody reads. */
const MAX_RELATED = 4;

/**
 * Findings about entries that lists do not have. Where several files ask for the same one, it was renamed or
 * taken away in the list, where it is reported once.
 */
export function gatherMissingEntries(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  const left: Finding[] = [];
  for (const finding of findings) {
    const key = keyOf(finding);
    if (key === undefined) left.push(finding);
    else groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...left, ...[...groups.values()].flatMap(gathered)];
}

/** Equal for the same entry of a list in the same file, where the one that was meant stands. */
function keyOf({ missing }: Finding): string | undefined {
  const known = missing && (likelyEntry(missing.name, missing.list) ?? oldestOf(missing.list));
  return known && `${missing.name} ${firstPlaceOf(known).file}`;
}

const oldestOf = (list: readonly Node[]) => list.find((item) => textAt(item, 'id') !== undefined);

function gathered(group: readonly Finding[]): readonly Finding[] {
  const places = new Map(group.map((one) => [placeKey(one), one]));
  const files = new Set(group.map(({ file }) => file));
  const { name, list } = group[0]!.missing!;
  if (files.size < 2) return group;
  const renamed = likelyEntry(name, list);
  const id = nodeAt(renamed ?? oldestOf(list)!, ['id'])!;
  return [
    {
      ...id.at,
      rule: 'merge-id',
      severity: 'error',
      message: say('missing-entries.list-files-ask', { name, size: files.size }),
      suggestion: renamed
        ? say('missing-entries.call-entry-again', { name })
        : say('missing-entries.call-entry-was', { name }),
      data: { name },
      related: [...places.values()]
        .slice(0, MAX_RELATED)
        .map((one) => alsoAt(one, say('asked-here'))),
    },
  ];
}
