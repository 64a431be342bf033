import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import { isRemoval, nodeAt, textAt, type Node, type Place } from '../brand/parse/node.ts';
import { dataKey } from './dedupe-diagnostics.ts';
import type { Finding } from './finding.ts';
import { memoize } from './memo.ts';
import { placeKey } from './node-path.ts';
import { alsoAt } from './wording.ts';
import { say, type Sentence } from './language/sentence.ts';

/** A value or an entry of a parent that a file takes away. */
interface Removal {
  name: string;
  at: Place;
  how: 'null' | '$remove';
}

const removalsIn = memoize((root: Node): readonly Removal[] => {
  if (root.kind === 'scalar') return [];
  if (root.kind === 'array') return root.items.flatMap((item) => removalsIn(item));
  const id = nodeAt(root, ['id']);
  const name = textAt(id);
  const isGone = id && name !== undefined && nodeAt(root, ['$remove']);
  return [
    ...(isGone ? [{ name, at: id.at, how: '$remove' as const }] : []),
    ...[...root.entries].flatMap(([key, { keyAt, node }]): readonly Removal[] =>
      isRemoval(node) ? [{ name: key, at: keyAt, how: 'null' }] : removalsIn(node),
    ),
  ];
});

/** A folder with all that it inherits, and what was found about it. */
interface Shown {
  merged: MergedBrand;
  findings: readonly Finding[];
}

/**
 * Moves findings to the line that led to them: where a folder takes away what a file of its parent still
 * needs, the parent's file is right. Nothing is moved that the parent's own folder shows as well.
 */
export function createMoveToRemoval(
  shown: ReadonlyMap<string, Shown>,
  { folders }: ParsedSources,
): (finding: Finding, merged: MergedBrand) => Finding {
  const keyOf = (finding: Finding) => `${placeKey(finding)} ${dataKey(finding)}`;
  const keysOf = memoize(({ findings }: Shown) => new Set(findings.map(keyOf)));
  const removalsOf = (name: string) => {
    const { files = new Map(), screens = new Map() } = folders.get(name) ?? {};
    return [...files.values(), ...screens.values()].flatMap(removalsIn);
  };
  return (finding, { chain }) => {
    const owner = chain.findIndex((name) => finding.file.startsWith(`brands/${name}/`));
    const isOwn = owner === chain.length - 1;
    if (owner < 0 || (isOwn && finding.rule !== 'missing-key')) return finding;
    const key = keyOf(finding);
    const first = chain.find((name) => keysOf(shown.get(name)!).has(key));
    if (first === undefined || (first === chain[owner] && !isOwn)) return finding;
    const names = namesIn(finding);
    const all = removalsOf(first).filter(({ name }) => names.includes(name));
    const isNear = ({ at }: Removal) => fileIn(at.file) === fileIn(finding.file);
    const removal = all.find(isNear) ?? (isOwn ? undefined : all[0]);
    return removal ? movedTo(removal, finding, isOwn) : finding;
  };
}

function movedTo({ at, how }: Removal, finding: Finding, isOwn: boolean): Finding {
  const { file, line, rule } = finding;
  const needed = isOwn ? [] : [alsoAt(finding, say('still-needed-here'))];
  return {
    ...finding,
    ...at,
    suggestion:
      rule === 'missing-key'
        ? inPlaceOf(how, finding)
        : say('at-removal.delete-line-write', { file, line }),
    fix: undefined,
    related: [...(finding.related ?? []), ...needed],
  };
}

/** The advice to write a missing key where another one stands. */
function inPlaceOf(how: string, { suggestion }: Finding): Sentence {
  const asked = typeof suggestion === 'object' && 'id' in suggestion ? suggestion.data : {};
  return 'example' in asked
    ? say('missing-key.in-place', { how, entry: say('missing-key.entry', asked) })
    : say('missing-key.in-place-alone', { how });
}

/** Keys that the compiler asks for, by its rule. */
const ASKED: Readonly<Record<string, string>> = { 'form-button': 'submit' };

/** The names that a finding speaks of, of a path its last part. */
const namesIn = ({ rule, data = {} }: Finding): string[] =>
  [ASKED[rule], ...Object.values(data)].flatMap((value) =>
    typeof value === 'string' ? [value, value.split('.').at(-1)!] : [],
  );

/** The path of a file within its folder. */
const fileIn = (file: string): string =>
  /^brands\/(?:families\/)?[^/]+\/(.*)$/.exec(file)?.[1] ?? file;
