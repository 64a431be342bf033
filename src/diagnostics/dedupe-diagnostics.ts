import { isSellable } from '../brand/parse/brand-files.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Finding } from './finding.ts';
import { placeKey } from './node-path.ts';

/** Folder names from the oldest ancestor to the folder itself, by folder. */
export type Chains = ReadonlyMap<string, readonly string[]>;

/** Folders and what they are part of. */
interface Family {
  chains: Chains;
  /** Brands that a folder is part of, itself included. */
  heirsOf(folder: string): readonly string[];
  /** Brands that a file is read for; all, where it stands in no folder. */
  heirsOfFile(file: string): readonly string[];
  brands: readonly string[];
}

function familyOf(chains: Chains): Family {
  const brands = [...chains.keys()].filter(isSellable);
  const heirs = new Map<string, string[]>();
  for (const brand of brands) {
    for (const folder of chains.get(brand)!) {
      const known = heirs.get(folder) ?? [];
      known.push(brand);
      heirs.set(folder, known);
    }
  }
  const heirsOf = (folder: string) => heirs.get(folder) ?? [];
  const heirsOfFile = (file: string) => {
    const [, folder] = /^brands\/((?:families\/)?[^/]+)\//.exec(file) ?? [];
    return folder ? heirsOf(folder) : brands;
  };
  return { chains, brands, heirsOf, heirsOfFile };
}

interface Answer {
  finding: Finding;
  /** Brands that suffer from it; none where a file alone shows it. */
  brands: readonly string[];
}

/**
 * Each finding once, where somebody can do something about it: a parent's fault at the parent,
 * whatever number of brands inherit it. What only some heirs of a file suffer names them.
 */
export function settleFindings(findings: readonly Finding[], chains: Chains): Diagnostic[] {
  const family = familyOf(chains);
  const covered = new Set(findings.flatMap(({ covers = [] }) => covers.map(placeKey)));
  const heard = findings.filter(
    (one) => (one.covers?.length ?? 0) > 0 || !covered.has(placeKey(one)),
  );
  const answers = grouped(heard, subjectOf).flatMap((group) => answersFor(group, family));
  return grouped(answers, ({ finding }) => wordsOf(finding))
    .map((same) => {
      const { folder: _, subject: __, covers: ___, detail = '', ...finding } = same[0]!.finding;
      const message = `${finding.message} ${detail}`.trim();
      const brands = [...new Set(same.flatMap((one) => one.brands))];
      const isOfFile = same.some(({ finding: { folder } }) => folder === undefined);
      const concerned = isOfFile ? [] : unexpected(finding.file, brands, family);
      const told =
        concerned.length > 0
          ? { ...finding, message: `${message} This concerns ${listed(concerned)}.` }
          : { ...finding, message };
      sufferers.set(told, isOfFile ? family.heirsOfFile(finding.file) : brands);
      return told;
    })
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

const sufferers = new WeakMap<Diagnostic, readonly string[]>();

/** Folders of the brands that a finding concerns, wherever it stands. */
export const brandsOf = (settled: Diagnostic): readonly string[] => sufferers.get(settled) ?? [];

const MAX_NAMES = 6;

/** Names, as many as anybody wants to read. */
function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  if (more <= 0) return names.join(', ');
  return `${names.slice(0, MAX_NAMES).join(', ')} and ${more} more`;
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

const wordsOf = (finding: Finding) => `${placeKey(finding)} ${finding.rule} ${finding.message}`;
const subjectOf = (finding: Finding) =>
  finding.subject ? `${finding.subject} ${finding.rule} ${finding.message}` : wordsOf(finding);

/** Which of the findings on one subject are told: that of the oldest folder that all sufferers share. */
function answersFor(group: readonly Finding[], { chains, heirsOf }: Family): Answer[] {
  const alone = group.filter(({ folder }) => folder === undefined);
  const shown = group.filter(({ folder }) => folder !== undefined);
  const brands = shown.map(({ folder }) => folder!).filter(isSellable);
  const suffering = new Set(brands);
  const isRoot = (name: string) =>
    !chains.get(name)!.some((other) => other !== name && suffering.has(other));
  const roots = shown.filter(({ folder }) => suffering.has(folder!) && isRoot(folder!));
  const shared =
    roots.length > 1
      ? sharedFolder(
          roots.map(({ folder }) => folder!),
          chains,
        )
      : undefined;
  const parent = shown.find(({ folder }) => folder === shared);
  const heirs = shared === undefined ? [] : heirsOf(shared);
  // Where most heirs lack what others say for themselves, it is the parent that should say it.
  const isParents = parent && brands.length * 2 > heirs.length;
  return [
    ...alone.map((finding) => ({ finding, brands: [] })),
    ...(isParents ? [parent] : roots).map((finding) => ({ finding, brands })),
  ];
}

/** The youngest folder that all of these extend. */
function sharedFolder(names: readonly string[], chains: Chains): string | undefined {
  const [first, ...others] = names.map((name) => chains.get(name)!);
  return first!.findLast((name) => others.every((chain) => chain.includes(name)));
}

/** The sufferers, when they are not simply all heirs of the file or the brand it belongs to. */
function unexpected(file: string, brands: readonly string[], family: Family): readonly string[] {
  const [, folder] = /^brands\/((?:families\/)?[^/]+)\//.exec(file) ?? [];
  const suffering = new Set(brands);
  if (suffering.has(folder ?? '')) return [];
  return family.heirsOfFile(file).every((heir) => suffering.has(heir)) ? [] : brands;
}
