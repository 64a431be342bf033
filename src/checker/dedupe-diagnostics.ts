import { isSellable } from '../brand/parse/brand-files.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Finding } from './finding.ts';
import { listed, say } from './language/sentence.ts';
import { diagnosticOf } from './language/say-finding.ts';
import { placeKey } from './node-path.ts';
import { missingPlace, missingTogether } from './structure/missing-key.ts';

/** How folders extend each other. */
export interface Lineages {
  /** Folder names from the oldest ancestor to the folder itself, by folder. */
  chains: ReadonlyMap<string, readonly string[]>;
  /** Folders that were not checked to the end. */
  stopped: ReadonlySet<string>;
}

/** Folders and the brands that extend them. */
interface Family extends Lineages {
  /** Brands that extend a folder, itself included. */
  descendantsOf(folder: string): readonly string[];
  /** Brands that a file is read for; all, where it stands in no folder. */
  descendantsOfFile(file: string): readonly string[];
}

const folderOf = (file: string): string | undefined =>
  /^brands\/((?:families\/)?[^/]+)\//.exec(file)?.[1];

function familyOf({ chains, stopped }: Lineages): Family {
  const brands = [...chains.keys()].filter(isSellable);
  const descendants = new Map<string, string[]>();
  for (const brand of brands) {
    for (const folder of chains.get(brand)!) {
      const known = descendants.get(folder) ?? [];
      known.push(brand);
      descendants.set(folder, known);
    }
  }
  const descendantsOf = (folder: string) => descendants.get(folder) ?? [];
  const descendantsOfFile = (file: string) => {
    const folder = folderOf(file);
    return folder ? descendantsOf(folder) : brands;
  };
  return { chains, stopped, descendantsOf, descendantsOfFile };
}

interface Answer {
  finding: Finding;
  /** Brands that show it; none where a file alone shows it. */
  brands: readonly string[];
}

/**
 * Reports each finding once, where somebody can do something about it: a parent's mistake at the parent,
 * however many brands inherit it. Where it affects only some descendants of a file, they are named.
 */
export function dedupeDiagnostics(findings: readonly Finding[], lineages: Lineages): Diagnostic[] {
  const family = familyOf(lineages);
  const answers = grouped(findings, subjectKey).flatMap((group) => answersFor(group, family));
  const reported = grouped(answers, ({ finding }) => problemKey(finding)).map((same) =>
    gathered(same, family),
  );
  return grouped(
    reported,
    (one) => missingPlace(one) ?? `${problemKey(one)} ${JSON.stringify(one.message)}`,
  )
    .map((same) => diagnosticOf(missingTogether(same)))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

function gathered(same: readonly Answer[], family: Family): Finding {
  const { finding } = same[0]!;
  const isOfFile = same.some(({ finding: { folder } }) => folder === undefined);
  const shownBy = [...new Set(same.flatMap((one) => one.brands))];
  const named = isOfFile ? [] : unexpected(finding.file, shownBy, family);
  const brands = isOfFile ? family.descendantsOfFile(finding.file) : shownBy;
  const { message } = finding;
  return {
    ...finding,
    message: named.length > 0 ? [message, say('concerns', { names: listed(named) })] : message,
    data: { ...finding.data, brands },
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Equal for problems that say the same, wherever they stand; the affected brands do not count. */
export function dataKey({ rule, data }: Pick<Finding, 'rule' | 'data'>): string {
  const { brands: _, ...rest } = data ?? {};
  return `${rule} ${JSON.stringify(rest)}`;
}

/** Equal for the same problem at the same place. */
const problemKey = (finding: Finding) => `${placeKey(finding)} ${dataKey(finding)}`;

/** Equal for the same problem with the same subject, in whatever file. */
const subjectKey = (finding: Finding) =>
  finding.subject ? `${finding.subject} ${dataKey(finding)}` : problemKey(finding);

/** Of the findings on one subject, that of the oldest folder that all affected brands share. */
function answersFor(
  group: readonly Finding[],
  { chains, stopped, descendantsOf }: Family,
): Answer[] {
  const ofFiles = group.filter(({ folder }) => folder === undefined);
  const shown = group.filter(({ folder }) => folder !== undefined);
  const brands = shown.map(({ folder }) => folder!).filter(isSellable);
  const affected = new Set(brands);
  const isRoot = (name: string) =>
    affected.has(name) && !chains.get(name)!.some((other) => other !== name && affected.has(other));
  const roots = shown.filter(({ folder }) => isRoot(folder!));
  const shared =
    roots.length > 1
      ? sharedFolder(
          roots.map(({ folder }) => folder!),
          chains,
        )
      : undefined;
  const parent = shown.find(({ folder }) => folder === shared);
  const descendants =
    shared === undefined
      ? []
      : descendantsOf(shared).filter((one) => affected.has(one) || !stopped.has(one));
  // If most descendants lack a value that the others repeat, the parent should have it.
  const isParents = parent && brands.length * 2 > descendants.length;
  return [
    ...ofFiles.map((finding) => ({ finding, brands: [] })),
    ...(isParents ? [parent] : roots).map((finding) => ({ finding, brands })),
  ];
}

/** The youngest folder that all of these extend. */
function sharedFolder(names: readonly string[], chains: Lineages['chains']): string | undefined {
  const [first, ...others] = names.map((name) => chains.get(name)!);
  return first!.findLast((name) => others.every((chain) => chain.includes(name)));
}

/** The affected brands, unless they are simply all descendants of the file or the brand it belongs to. */
function unexpected(file: string, brands: readonly string[], family: Family): readonly string[] {
  const affected = new Set(brands);
  if (affected.has(folderOf(file) ?? '')) return [];
  const isConcerned = (brand: string) => affected.has(brand) || family.stopped.has(brand);
  return family.descendantsOfFile(file).every(isConcerned) ? [] : brands;
}
