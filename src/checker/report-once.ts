import type { MergedBrand } from '../brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../brand/parse/brand-files.ts';
import { nearestName } from '../brand/parse/nearest-name.ts';
import {
  firstPlaceOf,
  folderOf,
  isRemoval,
  nodeAt,
  textAt,
  type Node,
  type Place,
} from '../brand/parse/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { diagnosticOf } from './language/say-finding.ts';
import { listed, say, type Sentence } from './language/sentence.ts';
import { placeKey } from './node-path.ts';
import { alsoAt, type Finding } from './rule.ts';

/** Brands as far as they could be checked. */
export interface Checked {
  sources: ParsedSources;
  /** Every folder that could be merged, by name. */
  merges: ReadonlyMap<string, MergedBrand>;
  /** Brands that were not checked to the end. */
  stopped: ReadonlySet<string>;
}

/** A finding with the brands that show it; none where a file alone shows it. */
interface Shown {
  finding: Finding;
  brands: readonly string[];
}

/**
 * Reports each finding once: at its place, whichever brands show it; not again where a brand repeats what
 * its parent says; a key that is missing in the folder whose brands lack it; what a brand takes away,
 * where it does.
 */
export function reportOnce(findings: readonly Finding[], checked: Checked): Diagnostic[] {
  const placed = together(gatherMissingEntries(findings).map(shownBy), keyOfLack).flatMap((one) =>
    one.finding.lacks ? placesOfLack(one, checked) : [one],
  );
  const own = together(placed, keyOf);
  const inherited = new Set(own.map(({ finding }) => inFolder(finding, folderOf(finding.file))));
  const isRepeated = ({ finding }: Shown) => {
    if (finding.severity !== 'error') return false;
    const folder = folderOf(finding.file);
    const chain = checked.merges.get(folder ?? '')?.chain ?? [];
    return chain.some((name) => name !== folder && inherited.has(inFolder(finding, name)));
  };
  const moved = own
    .filter((one) => !isRepeated(one))
    .map((one) => ({ ...one, finding: movedToRemoval(one, checked) }));
  return together(moved, keyOf)
    .map((one) => diagnosticOf(withBrands(one, checked)))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

const shownBy = (finding: Finding): Shown => ({
  finding,
  brands: finding.folder === undefined ? [] : [finding.folder],
});

/** Equal findings as one that all their brands show. */
function together(all: readonly Shown[], keyOf: (finding: Finding) => string): Shown[] {
  const groups = new Map<string, Shown[]>();
  for (const one of all) {
    const key = keyOf(one.finding);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((same) => {
    const ofFile = same.find(({ brands }) => brands.length === 0);
    return ofFile ?? { ...same[0]!, brands: [...new Set(same.flatMap(({ brands }) => brands))] };
  });
}

const wordsOf = ({ rule, message, data }: Finding) => `${rule} ${JSON.stringify(data ?? message)}`;
/** Of one rule at one place, equal data makes equal problems. */
const keyOf = ({ rule, data, ...at }: Finding) => `${placeKey(at)} ${rule} ${JSON.stringify(data)}`;
const keyOfLack = (finding: Finding) =>
  finding.lacks ? `${finding.lacks.document} ${wordsOf(finding)}` : keyOf(finding);

/** The path of a file within its folder. */
const documentOf = (file: string): string =>
  file.replace(`brands/${folderOf(file) ?? ''}/`, '').replace('.json', '');

/** Equal for the same words about the same document of a folder. */
const inFolder = (finding: Finding, folder = '') =>
  `${folder} ${documentOf(finding.file)} ${wordsOf(finding)}`;

/** The brands that a folder is part of; all, where a file stands in none. */
const heirsOf = (folder: string | undefined, { merges }: Checked): string[] =>
  [...merges.values()]
    .filter(({ id, chain }) => isSellable(id) && (!folder || chain.includes(folder)))
    .map(({ id }) => id);

/** A key is missing in the folder of which most brands lack it: in the brand itself, if all of them extend that. */
function placesOfLack({ finding, brands }: Shown, checked: Checked): Shown[] {
  return brands.map((brand) => {
    const { chain } = checked.merges.get(brand)!;
    const lackingIn = (name: string) =>
      heirsOf(name, checked).filter((heir) => brands.includes(heir)).length;
    const lacking = chain.filter((name) => {
      const isMost = lackingIn(name) * 2 > heirsOf(name, checked).length;
      return name === brand || (lackingIn(name) > 1 && isMost);
    });
    const owner = lacking.findLast((name) => lackingIn(name) === lackingIn(lacking[0]!))!;
    return { finding: atLack(finding, owner, checked), brands: [brand] };
  });
}

/** At the innermost object around the key that a folder wrote. */
function atLack(finding: Finding, owner: string, { sources }: Checked): Finding {
  const { document, holder } = finding.lacks!;
  const { files, screens } = sources.folders.get(owner)!;
  const root = files.get(document) ?? screens.get(document.replace(/^screens\//, ''));
  const around = [...holder.keys(), holder.length].map((depth) =>
    nodeAt(root, holder.slice(0, depth)),
  );
  const { at } = around.findLast((node) => node?.kind === 'object') ?? files.get('brand')!;
  return { ...finding, ...at };
}

function inPlaceOfNull(finding: Finding, at: Place): Finding {
  const { data } = finding.suggestion as Sentence;
  const id = 'examples' in data ? 'missing-key.in-place' : 'missing-key.write-place-null';
  return { ...finding, ...at, suggestion: say(id, data) };
}

/**
 * A finding that only some brands show in a parent's file comes from a value that they take away from it: the
 * place of the `null` or '$remove', if the same file of a younger folder has one.
 */
function movedToRemoval({ finding, brands }: Shown, checked: Checked): Finding {
  const owner = folderOf(finding.file);
  const chain = checked.merges.get(brands[0] ?? '')?.chain ?? [];
  const isOfAll = heirsOf(owner, checked).every((heir) => brands.includes(heir));
  if (!owner || (isOfAll && finding.rule !== 'missing-key')) return finding;
  const names = Object.values(finding.data ?? {})
    .flat()
    .flatMap((value) => (typeof value === 'string' ? [value, value.split('.').at(-1)!] : []));
  const needed = finding.rule === 'form-button' ? [...names, 'submit'] : names;
  const path = documentOf(finding.file);
  const isLack = finding.rule === 'missing-key';
  for (const name of chain.slice(chain.indexOf(owner) + (isLack ? 0 : 1))) {
    const { files, screens } = checked.sources.folders.get(name)!;
    const root = files.get(path) ?? screens.get(path.replace('screens/', ''));
    const at = root && removalIn(root, needed);
    if (!at) continue;
    if (isLack) return inPlaceOfNull(finding, at);
    const { file, line } = finding;
    return {
      ...finding,
      ...at,
      suggestion: say('at-removal.delete-line-write', { file, line }),
      fix: undefined,
      related: [...(finding.related ?? []), alsoAt(finding, 'still-needed-here')],
    };
  }
  return finding;
}

function removalIn(node: Node, names: readonly string[]): Place | undefined {
  if (node.kind === 'scalar') return undefined;
  const id = nodeAt(node, ['id']);
  if (id && nodeAt(node, ['$remove']) && names.includes(textAt(id) ?? '')) return id.at;
  const entries = node.kind === 'array' ? [] : [...node.entries];
  const removed = entries.find(([key, one]) => isRemoval(one.node) && names.includes(key));
  const inner = node.kind === 'array' ? node.items : entries.map(([, one]) => one.node);
  return removed
    ? removed[1].keyAt
    : inner.map((one) => removalIn(one, names)).find((at) => at !== undefined);
}

/** Names the brands that show a finding of a shared file, unless all of those that were checked do. */
function withBrands({ finding, brands }: Shown, checked: Checked): Finding {
  const folder = folderOf(finding.file);
  const heirs = heirsOf(folder, checked);
  const isOfAll =
    brands.length === 0 ||
    brands.includes(folder ?? '') ||
    heirs.every((heir) => brands.includes(heir) || checked.stopped.has(heir));
  const { message } = finding;
  return {
    ...finding,
    message: isOfAll ? message : [message, say('concerns', { names: listed(brands) })],
    data: { ...finding.data, brands: brands.length === 0 ? heirs : brands },
  };
}

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
function gatherMissingEntries(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOfEntry(finding);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return findings.flatMap((finding) => {
    const group = groups.get(keyOfEntry(finding) ?? '') ?? [];
    const asking = new Map(group.map((one) => [one.file, one]));
    if (asking.size < 2) return [finding];
    return group[0] === finding ? [gathered(finding, [...asking.values()])] : [];
  });
}

/** The entry that was probably renamed; the first one of the list, where none is likely. */
const sourceOf = ({ name, list }: NonNullable<Finding['missing']>) =>
  likelyEntry(name, list) ?? list.find((item) => textAt(item, 'id') !== undefined);

/** Equal for the same entry of a list in the same file. */
function keyOfEntry({ missing }: Finding): string | undefined {
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
