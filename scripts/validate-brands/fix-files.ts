import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import { applied } from '../../src/diagnostics/fix/edit.ts';
import { fixName, fixRepeats, fixSyntax, type Fix } from '../../src/diagnostics/fix/fixes-for.ts';
import type { Asked } from './requested-paths.ts';

interface State {
  sources: BrandSources;
  checked: CheckedBrands;
}

type Check = (sources: BrandSources) => CheckedBrands;

interface FileFix extends Fix {
  file: string;
}

/**
 * Mends what is certain, in the findings that were asked about, and writes the files. What a repair
 * would make worse is left alone: each is checked before it counts. `done` says what was mended.
 */
export function fixFiles(
  root: string,
  { sources, checked }: State,
  asked: Asked,
  check: Check,
): State & { done: string[] } {
  let state: State = { sources, checked };
  const done: string[] = [];
  const refused = new Set<string>();

  const attempt = (fixes: readonly FileFix[]): boolean => {
    const json = new Map(state.sources.json);
    for (const { file, edits } of fixes) json.set(file, applied(json.get(file)!, edits));
    const next = { ...state.sources, json };
    const after = { sources: next, checked: check(next) };
    // What a file hides that cannot be read is no news of the repair.
    const isNews = fixes.every(({ isSyntax }) => !isSyntax);
    if (isNews && isWorse(state.checked.diagnostics, after.checked.diagnostics)) return false;
    state = after;
    done.push(...fixes.flatMap((fix) => fix.done.map((line) => `Fixed ${line}`)));
    return true;
  };

  for (let next = fixesIn(state, asked); next.length > 0; next = fixesIn(state, asked)) {
    const open = next.filter((fix) => !refused.has(fix.done.join()));
    if (open.length === 0) break;
    if (attempt(firstOfEachFile(open))) continue;
    const alone = open.find((fix) => attempt([fix]));
    for (const fix of alone ? open.slice(0, open.indexOf(alone)) : open)
      refused.add(fix.done.join());
  }
  for (const [file, text] of state.sources.json) {
    if (text !== sources.json.get(file)) writeFileSync(join(root, file), text);
  }
  return { ...state, done };
}

/** All that could be mended now: of each file what has to be mended first, the syntax alone where it is wrong. */
function fixesIn({ sources, checked }: State, asked: Asked): FileFix[] {
  const told = checked.diagnostics.filter((one) => asked.isTold(one));
  return [...new Set(told.map(({ file }) => file))].flatMap((file): FileFix[] => {
    const text = sources.json.get(file);
    if (text === undefined) return [];
    const found = told.filter((one) => one.file === file);
    const syntax = fixSyntax(text, found);
    if (syntax) return [{ file, ...syntax }];
    const fixes = [fixRepeats(text, found), ...found.map((one) => fixName(text, one))];
    return fixes.flatMap((fix) => (fix ? [{ file, ...fix }] : []));
  });
}

const firstOfEachFile = (fixes: readonly FileFix[]): FileFix[] =>
  fixes.filter(({ file }, index) => fixes.findIndex((one) => one.file === file) === index);

/** A repair has to take findings away and may bring none. */
function isWorse(before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const wordsOf = ({ file, rule, message, path }: Diagnostic) =>
    [file, rule, message.replace(/\d+/g, '#'), path].join();
  const known = new Set(before.map(wordsOf));
  return after.length >= before.length || after.some((one) => !known.has(wordsOf(one)));
}
