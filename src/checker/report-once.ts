import type { MergedBrand } from '../brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../brand/parse/brand-files.ts';
import { nearestName } from '../brand/parse/nearest-name.ts';
import { firstPlaceOf, folderOf, isRemoval, nodeAt, textAt } from '../brand/parse/node.ts';
import type { Node, Place } from '../brand/parse/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { diagnosticOf } from './language/say-finding.ts';
import { listed, say, type Sentence } from './language/sentence.ts';
import { placeKey } from './node-path.ts';
import { alsoAt, type Finding } from './rule.ts';

export interface Checked {
  sources: ParsedSources;
  merges: ReadonlyMap<string, MergedBrand>;
  /** Brands that were not checked to the end. */
  stopped: readonly string[];
}

/** A finding with the brands that show it; none where a file alone shows it. */
interface Shown {
  finding: Finding;
  brands: readonly string[];
}

/** Each finding once, in the folder that has to answer for it; README.md says which one that is. */
export function reportOnce(findings: readonly Finding[], checked: Checked): Diagnostic[] {
  const shown = gatherMissingEntries(findings).map((finding): Shown => {
    return { finding, brands: finding.folder === undefined ? [] : [finding.folder] };
  });
  const placed = together(shown, keyOfLack).flatMap((one) =>
    one.finding.lacks ? placesOfLack(one, checked) : [one],
  );
  const own = together(placed, keyOf);
  const inherited = new Set(own.map(({ finding }) => inFolder(finding, folderOf(finding.file))));
  const isRepeated = ({ finding }: Shown) => {
    const folder = folderOf(finding.file) ?? '';
    const chain = finding.severity === 'error' ? checked.merges.get(folder)?.chain : undefined;
    return chain?.some((name) => name !== folder && inherited.has(inFolder(finding, name)));
  };
  const moved = own
    .filter((one) => !isRepeated(one))
    .map((one) => ({ ...one, finding: movedToRemoval(one, checked) }));
  return together(moved, keyOf)
    .map((one) => diagnosticOf(withBrands(one, checked)))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** All in groups of an equal key, by the first of each. */
export function groupsOf<One>(all: readonly One[], keyOf: (one: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

const together = (all: readonly Shown[], keyOf: (finding: Finding) => string): Shown[] =>
  groupsOf(all, ({ finding }) => keyOf(finding)).map((same) => {
    const ofFile = same.find(({ brands }) => brands.length === 0);
    return ofFile ?? { ...same[0]!, brands: [...new Set(same.flatMap(({ brands }) => brands))] };
  });

const wordsOf = ({ rule, message, data }: Finding) => `${rule} ${JSON.stringify(data ?? message)}`;
const keyOf = ({ rule, data, ...at }: Finding) => `${placeKey(at)} ${rule} ${JSON.stringify(data)}`;
const keyOfLack = (finding: Finding) =>
  finding.lacks ? `${finding.lacks.document} ${wordsOf(finding)}` : keyOf(finding);

/** The path of a file within its folder. */
const documentOf = (file: string): string =>
  file.replace(`brands/${folderOf(file) ?? ''}/`, '').replace('.json', '');

/** Equal for the same words about the same document of a folder. */
const inFolder = (finding: Finding, folder = '') =>
  `${folder} ${documentOf(finding.file)} ${wordsOf(finding)}`;

function documentIn({ sources }: Checked, folder: string, document: string): Node | undefined {
  const { files, screens } = sources.folders.get(folder)!;
  return files.get(document) ?? screens.get(document.replace('screens/', ''));
}

/** The brands that a folder is part of; all, where a file stands in none. */
const heirsOf = (folder: string | undefined, { merges }: Checked): string[] =>
  [...merges.values()].flatMap(({ id, chain }) =>
    isSellable(id) && (!folder || chain.includes(folder)) ? id : [],
  );

/** A key is missing in the folder of which most brands lack it: in the brand itself, if all of them extend that. */
function placesOfLack({ finding, brands }: Shown, checked: Checked): Shown[] {
  const lackingIn = (name: string) =>
    heirsOf(name, checked).filter((heir) => brands.includes(heir)).length;
  return brands.map((brand) => {
    const lacking = checked.merges.get(brand)!.chain.filter((name) => {
      const isMost = lackingIn(name) * 2 > heirsOf(name, checked).length;
      return name === brand || (lackingIn(name) > 1 && isMost);
    });
    const owner = lacking.findLast((name) => lackingIn(name) === lackingIn(lacking[0]!))!;
    return { finding: atLack(finding, owner, checked), brands: [brand] };
  });
}

/** At the innermost object around the key that a folder wrote. */
function atLack(finding: Finding, owner: string, checked: Checked): Finding {
  const { document, holder } = finding.lacks!;
  const root = documentIn(checked, owner, document);
  const around = [...holder.keys(), holder.length].map((depth) =>
    nodeAt(root, holder.slice(0, depth)),
  );
  const written = around.findLast((node) => node?.kind === 'object');
  return { ...finding, ...(written ?? documentIn(checked, owner, 'brand')!).at };
}

/**
 * A finding that only some brands show in a parent's file comes from a value that they take away from it: the
 * place of the `null` or '$remove', if a younger folder has one in the same file or in that of a screen that it extends.
 */
function movedToRemoval({ finding, brands }: Shown, checked: Checked): Finding {
  const owner = folderOf(finding.file);
  const isOfAll = heirsOf(owner, checked).every((heir) => brands.includes(heir));
  const isLack = finding.rule === 'missing-key';
  if (!owner || (isOfAll && !isLack)) return finding;
  const names = Object.values(finding.data ?? {})
    .flat()
    .flatMap((value) => (typeof value === 'string' ? [value, value.split('.').at(-1)!] : []));
  const needed = finding.rule === 'form-button' ? [...names, 'submit'] : names;
  const chain = checked.merges.get(brands[0] ?? '')?.chain ?? [];
  const documents = withExtended(documentOf(finding.file), chain, checked);
  const at = chain
    .slice(chain.indexOf(owner) + (isLack ? 0 : 1))
    .flatMap((name) => documents.map((one) => removalIn(documentIn(checked, name, one), needed)))
    .find((place) => place !== undefined);
  if (!at) return finding;
  if (isLack) {
    const { data } = finding.suggestion as Sentence;
    const id = 'examples' in data ? 'missing-key.in-place' : 'missing-key.write-place-null';
    return { ...finding, ...at, suggestion: say(id, data) };
  }
  const { file, line, related = [] } = finding;
  return {
    ...finding,
    ...at,
    suggestion: say('at-removal.delete-line-write', { file, line }),
    fix: undefined,
    related: [...related, alsoAt(finding, 'still-needed-here')],
  };
}

/** A document, and the screens that it extends. */
function withExtended(document: string, chain: readonly string[], checked: Checked): string[] {
  if (!document.startsWith('screens/')) return [document];
  const said = chain.map((name) => textAt(documentIn(checked, name, document), 'extends'));
  const base = said.findLast((one) => one !== undefined);
  return base ? [document, ...withExtended(`screens/${base}`, chain, checked)] : [document];
}

function removalIn(node: Node | undefined, names: readonly string[]): Place | undefined {
  if (!node || node.kind === 'scalar') return undefined;
  const id = nodeAt(node, ['id']);
  if (id && nodeAt(node, ['$remove']) && names.includes(textAt(id) ?? '')) return id.at;
  const entries = node.kind === 'array' ? [] : [...node.entries];
  const removed = entries.find(([key, one]) => isRemoval(one.node) && names.includes(key));
  if (removed) return removed[1].keyAt;
  const inner = node.kind === 'array' ? node.items : entries.map(([, one]) => one.node);
  return inner.map((one) => removalIn(one, names)).find((at) => at !== undefined);
}

/** Names the brands that show a finding of a shared file, unless all of those that were checked do. */
function withBrands({ finding, brands }: Shown, checked: Checked): Finding {
  const folder = folderOf(finding.file);
  const heirs = heirsOf(folder, checked);
  const isOfAll =
    brands.length === 0 ||
    brands.includes(folder ?? '') ||
    heirs.every((heir) => brands.includes(heir) || checked.stopped.includes(heir));
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

/** An entry that a list lacks is reported once, in the list, where several files ask for it. */
const gatherMissingEntries = (findings: readonly Finding[]): Finding[] =>
  groupsOf([...findings.entries()], ([at, { missing }]) => {
    const source = missing && sourceOf(missing);
    return source ? `${missing.name} ${firstPlaceOf(source).file}` : String(at);
  }).flatMap((group) => {
    const all = group.map(([, finding]) => finding);
    const asking = [...new Map(all.map((one) => [one.file, one])).values()];
    const [{ missing } = {}] = all;
    if (asking.length < 2 || !missing) return all;
    const { name } = missing;
    const gathered: Finding = {
      ...nodeAt(sourceOf(missing), ['id'])!.at,
      rule: 'merge-id',
      severity: 'error',
      message: say('missing-entries.list-files-ask', { name, size: asking.length }),
      suggestion: say('missing-entries.call-entry-again', { name }),
      data: { name },
      related: asking.slice(0, MAX_RELATED).map((one) => alsoAt(one, 'asked-here')),
    };
    return gathered;
  });

/** The entry that was probably renamed; the first one of the list, where none is likely. */
const sourceOf = ({ name, list }: NonNullable<Finding['missing']>) =>
  likelyEntry(name, list) ?? list.find((item) => textAt(item, 'id') !== undefined);
