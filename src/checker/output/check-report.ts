import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Language } from '../language/translate.ts';

/** Text of a file by its path; undefined when there is none to show. */
export type TextOf = (file: string) => string | undefined;

export interface CheckReport {
  /** The language that the diagnostics are said in. Missing: English. */
  lang?: Language;
  diagnostics: readonly Diagnostic[];
  /** Brands that were asked about; `id` is the folder below brands/. */
  brands: readonly { id: string; key: string; area: string }[];
  files: readonly string[];
  textOf: TextOf;
  /** Number of diagnostics beside those that were asked for. */
  elsewhere: number;
  /** Number of invented values that are counted in place of being listed. */
  placeholders: number;
}

/** The page that explains a rule, from the root of this project. */
export const docsOf = (rule: string): string => `schemas/reference/rules/${rule}.md`;

export const sentencesOf = ({ message, suggestion }: Diagnostic): string =>
  [message, suggestion].filter(Boolean).join(' ');

/** Whether a finding is one of the many about invented values, which only production refuses. */
export const isPlaceholder = ({ rule, severity }: Diagnostic): boolean =>
  rule === 'placeholder' && severity === 'warning';

export function countsOf(diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}
