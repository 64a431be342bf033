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

type NamedFix = FileFix & { file: string };

const keyOf = (fix: NamedFix) => JSON.stringify(fix.done);

/**
 * Makes the fixes of the diagnostics that were asked about, one after the other, and writes the files. Each fix is
 * checked before it counts, and left out where it makes anything worse. `done` says what was fixed.
 */
export function fixFiles(
  root: string,
  { sources, checked }: State,
  requested: Requested,
  check: (sources: BrandSources) => CheckedBrands,
): State & { done: Sentence[] } {
  let state: State = { sources, checked };
  const done: Sentence[] = [];
  const tried = new Set<string>();
  for (;;) {
    const fix = fixesIn(state, requested).find((one) => !tried.has(keyOf(one)));
    if (!fix) break;
    tried.add(keyOf(fix));
    const next = { ...state.sources, json: new Map(state.sources.json).set(fix.file, fix.text) };
    const after = check(next);
    // A file that can be read again may show problems that it hid before.
    if (!fix.isSyntax && isWorse(state.checked.diagnostics, after.diagnostics, fix.file)) continue;
    state = { sources: next, checked: after };
    done.push(...fix.done);
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

/**
 * Whether a fix fails to take diagnostics away, or brings errors into its file; lines may have moved. A brand that
 * enters the next phase of the check may show what stands elsewhere.
 */
function isWorse(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  file: string,
): boolean {
  const keyOfOne = (one: Diagnostic) => `${one.file} ${one.path} ${one.rule} ${one.message}`;
  const known = new Set(before.map(keyOfOne));
  const left = new Set(after.map(keyOfOne));
  const isNew = (one: Diagnostic) => one.file === file && !known.has(keyOfOne(one));
  return (
    [...known].every((one) => left.has(one)) ||
    after.some((one) => one.severity === 'error' && isNew(one))
  );
}
