import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import { fixOf, type FileFix } from '../../src/checker/fix/fixes-for.ts';
import type { Sentence } from '../../src/checker/language/sentence.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { Requested } from './requested-paths.ts';

interface State {
  sources: BrandSources;
  checked: CheckedBrands;
}

type PlacedFix = FileFix & { file: string; place: string };

/**
 * Makes the fixes of the diagnostics that were asked about, one after the other, and writes the files. Each fix is
 * checked before it counts, and left out where it makes anything worse. `done` says what was fixed.
 */
export function fixFiles(
  root: string,
  before: State,
  requested: Requested,
  check: (sources: BrandSources) => CheckedBrands,
): State & { done: Sentence[] } {
  let state = before;
  const done: Sentence[] = [];
  const tried = new Set<string>();
  for (;;) {
    const fix = fixesIn(state, requested).find((one) => !tried.has(one.place));
    if (!fix) break;
    tried.add(fix.place);
    const { json } = state.sources;
    const sources = { ...state.sources, json: new Map(json).set(fix.file, fix.text) };
    const checked = check(sources);
    // A file that can be read again may show problems that it hid before.
    if (!fix.isSyntax && isWorse(state.checked, checked, fix.file)) continue;
    state = { sources, checked };
    done.push(fix.done);
  }
  for (const [file, text] of state.sources.json)
    if (text !== before.sources.json.get(file)) writeFileSync(join(root, file), text);
  return { ...state, done };
}

/** Everything that could be fixed now, of the diagnostics that were asked about. */
const fixesIn = ({ sources, checked }: State, requested: Requested): PlacedFix[] =>
  checked.diagnostics.flatMap((one) => {
    const text = sources.json.get(one.file);
    const fix = text !== undefined && requested.isShown(one) && fixOf(text, one);
    const place = JSON.stringify([one.file, one.line, one.column, one.fix]);
    return fix ? [{ file: one.file, place, ...fix }] : [];
  });

/**
 * Whether a fix fails to take diagnostics away, or brings errors into its file; lines may have moved. A brand that
 * enters the next phase of the check may show what stands elsewhere.
 */
function isWorse(before: CheckedBrands, after: CheckedBrands, file: string): boolean {
  const keyOf = (one: Diagnostic) => `${one.file} ${one.path} ${one.rule} ${one.message}`;
  const known = new Set(before.diagnostics.map(keyOf));
  const left = new Set(after.diagnostics.map(keyOf));
  const isNew = (one: Diagnostic) => one.file === file && !known.has(keyOf(one));
  return (
    [...known].every((one) => left.has(one)) ||
    after.diagnostics.some((one) => one.severity === 'error' && isNew(one))
  );
}
