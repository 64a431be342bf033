import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';

import { fixesFor, type FileFix } from '../../src/checker/fix/fixes-for.ts';
import type { Sentence } from '../../src/checker/language/sentence.ts';
import type { Requested } from './requested-paths.ts';

interface State {
  sources: BrandSources;
  checked: CheckedBrands;
}

type Check = (sources: BrandSources) => CheckedBrands;

type NamedFix = FileFix & { file: string };

/**
 * Makes the fixes of the diagnostics that were asked about, and writes the files. Each fix is checked
 * before it counts, and left out where it makes anything worse. `done` says what was fixed.
 */
export function fixFiles(
  root: string,
  { sources, checked }: State,
  requested: Requested,
  check: Check,
): State & { done: Sentence[] } {
  let state: State = { sources, checked };
  const done: Sentence[] = [];
  const refused = new Set<string>();

  const attempt = (fixes: readonly NamedFix[]): boolean => {
    const json = new Map(state.sources.json);
    for (const { file, text } of fixes) json.set(file, text);
    const next = { ...state.sources, json };
    const after = { sources: next, checked: check(next) };
    // A file that can be read again may show problems that it hid before.
    const isNews = fixes.every(({ isSyntax }) => !isSyntax);
    const [before, then] = [state.checked.diagnostics, after.checked.diagnostics];
    if (isNews && isWorse(before, then, new Set(fixes.map(({ file }) => file)))) return false;
    state = after;
    done.push(...fixes.flatMap((fix) => fix.done));
    return true;
  };

  for (let next = fixesIn(state, requested); next.length > 0; next = fixesIn(state, requested)) {
    const open = next.filter((fix) => !refused.has(JSON.stringify(fix.done)));
    if (open.length === 0) break;
    if (attempt(firstOfEachFile(open))) continue;
    const alone = open.find((fix) => attempt([fix]));
    for (const fix of alone ? open.slice(0, open.indexOf(alone)) : open)
      refused.add(JSON.stringify(fix.done));
  }
  for (const [file, text] of state.sources.json) {
    if (text !== sources.json.get(file)) writeFileSync(join(root, file), text);
  }
  return { ...state, done };
}

/** Everything that could be fixed now, of the diagnostics that were asked about. */
function fixesIn({ sources, checked }: State, requested: Requested): NamedFix[] {
  const shown = checked.diagnostics.filter((one) => requested.isShown(one));
  return [...new Set(shown.map(({ file }) => file))].flatMap((file) => {
    const text = sources.json.get(file);
    const own = shown.filter((one) => one.file === file);
    return text === undefined ? [] : fixesFor(text, own).map((fix) => ({ file, ...fix }));
  });
}

const firstOfEachFile = (fixes: readonly NamedFix[]): NamedFix[] =>
  fixes.filter(({ file }, index) => fixes.findIndex((one) => one.file === file) === index);

/**
 * Whether fixes fail to take diagnostics away, or bring errors into their files; lines may have moved. A brand
 * that enters the next phase of the check may show what stands elsewhere.
 */
function isWorse(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixed: ReadonlySet<string>,
): boolean {
  const keyOf = (one: Diagnostic) => `${one.file} ${one.path} ${one.rule} ${one.message}`;
  const known = new Set(before.map(keyOf));
  const left = new Set(after.map(keyOf));
  const isGone = [...known].some((one) => !left.has(one));
  const isNew = (one: Diagnostic) => fixed.has(one.file) && !known.has(keyOf(one));
  return !isGone || after.some((one) => one.severity === 'error' && isNew(one));
}
