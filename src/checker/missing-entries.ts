import { nearestName } from '../brand/parse/nearest-name.ts';
import { firstPlaceOf, nodeAt, textAt, type Node } from '../brand/parse/node.ts';
import { alsoAt, type Finding } from './rule.ts';
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

/** A reader gives up on more places. */
const MAX_RELATED = 4;

/**
 * Findings about entries that lists do not have. Where several files ask for the same one, it was renamed or
 * taken away in the list, where it is reported once.
 */
export function gatherMissingEntries(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return findings.flatMap((finding) => {
    const group = groups.get(keyOf(finding) ?? '') ?? [];
    const asking = new Map(group.map((one) => [one.file, one]));
    if (asking.size < 2) return [finding];
    return group[0] === finding ? [gathered(finding, [...asking.values()])] : [];
  });
}

/** The entry that was probably renamed; the first one of the list, where none is likely. */
const sourceOf = ({ name, list }: NonNullable<Finding['missing']>) =>
  likelyEntry(name, list) ?? list.find((item) => textAt(item, 'id') !== undefined);

/** Equal for the same entry of a list in the same file. */
function keyOf({ missing }: Finding): string | undefined {
  const source = missing && sourceOf(missing);
  return source && `${missing.name} ${firstPlaceOf(source).file}`;
}

function gathered(finding: Finding, asking: readonly Finding[]): Finding {
  const { name } = finding.missing!;
  return {
    ...nodeAt(sourceOf(finding.missing!), ['id'])!.at,
    rule: 'merge-id',
    severity: 'error',
    message: say('missing-entries.list-files-ask', { name, size: asking.length }),
    suggestion: say('missing-entries.call-entry-again', { name }),
    data: { name },
    related: asking.slice(0, MAX_RELATED).map((one) => alsoAt(one, 'asked-here')),
  };
}
