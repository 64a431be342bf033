import type { Diagnostic } from '../contract/diagnostic.ts';
import { codeFrame } from './code-frame.ts';

/** A brand that was checked, as a reader wants to see it. */
export interface BrandLine {
  /** Folder below brands/. */
  id: string;
  key: string;
  area: string;
}

/** Text of a file by its path; undefined when there is none to show. */
export type TextOf = (file: string) => string | undefined;

/** What is wrong and what would be right, as one text. */
export const sentencesOf = ({ message, suggestion }: Diagnostic): string =>
  [message, suggestion].filter(Boolean).join(' ');

/** One finding: place, severity, rule and words in one line, then the line of the file with carets. */
export function formatFinding(diagnostic: Diagnostic, textOf: TextOf): string {
  const { file, line, column, severity, rule, path } = diagnostic;
  const head = `${file}:${line}:${column}  ${severity}  [${rule}]  ${sentencesOf(diagnostic)}`;
  const frame = codeFrame(textOf(file) ?? '', line, column, '    ');
  return [head, path && `    at ${path}`, frame].filter(Boolean).join('\n');
}

/** All findings for people: by file, each with its code frame, then one line per valid brand or a sum. */
export function formatText(
  diagnostics: readonly Diagnostic[],
  brands: readonly BrandLine[],
  textOf: TextOf,
): string {
  const findings = diagnostics.map((one) => `${formatFinding(one, textOf)}\n`);
  const isValid = diagnostics.every(({ severity }) => severity !== 'error');
  const valid = brands.map(({ id, key, area }) => `brands/${id}  ${key} ${area}  valid`);
  return [...findings, ...(isValid ? valid : []), sumOf(diagnostics, brands.length)].join('\n');
}

/** How many errors and warnings there are. */
export function sumOf(diagnostics: readonly Diagnostic[], brands: number): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const files = new Set(errors.map(({ file }) => file)).size;
  const warnings = counted(diagnostics.length - errors.length, 'warning');
  return errors.length === 0
    ? `${counted(brands, 'brand')} valid, ${warnings}.`
    : `${counted(errors.length, 'error')} in ${counted(files, 'file')}, ${warnings}.`;
}

const counted = (count: number, what: string) =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
