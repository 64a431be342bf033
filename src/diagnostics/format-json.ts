import type { Diagnostic } from '../contract/diagnostic.ts';
import { sentencesOf } from './format-text.ts';

/**
 * All findings for programs. `message` says what is wrong and what would be right; `suggestion` is
 * the latter alone, `path` where in the file's JSON it is.
 */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const findings = diagnostics.map((one) => {
    const { file, line, column, rule, severity, suggestion, path } = one;
    return { file, line, column, rule, severity, message: sentencesOf(one), suggestion, path };
  });
  return JSON.stringify({ findings }, null, 2);
}
