import type { Diagnostic } from '../contract/diagnostic.ts';
import { sentencesOf } from './format-text.ts';

/**
 * All findings for programs. `message` says what is wrong and what would be right; `suggestion` is
 * the latter alone, `path` where in the file's JSON it is.
 */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const findings = diagnostics.map((one) => {
    const { file, line, column, endLine, endColumn, rule, severity, suggestion, path, related } =
      one;
    const place = { file, line, column, endLine, endColumn };
    return { ...place, rule, severity, message: sentencesOf(one), suggestion, path, related };
  });
  return JSON.stringify({ findings }, null, 2);
}
