import type { Diagnostic } from '../../contract/diagnostic.ts';
import { sumOf } from './text.ts';
import { docsOf, sentencesOf, type CheckReport } from './check-report.ts';

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string | number) =>
  escaped(String(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * All findings as workflow commands, which GitHub shows beside the lines they are about. `shown`
 * gives a file's path from the root of the repository.
 */
export function formatGithub(report: CheckReport, shown: (file: string) => string): string {
  const commands = report.diagnostics.map((one) => commandOf(one, shown));
  return [...commands, sumOf(report)].join('\n');
}

function commandOf(diagnostic: Diagnostic, shown: (file: string) => string): string {
  const { file, line, column, endLine, endColumn, rule, severity, related = [] } = diagnostic;
  const title = rule;
  const properties = { file: shown(file), line, endLine, col: column, endColumn, title };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  const others = related.map((one) => `${shown(one.file)}:${one.line}: ${one.message}`);
  const text = [sentencesOf(diagnostic), ...others, docsOf(rule)].join('\n');
  return `::${severity} ${written.join(',')}::${escaped(text)}`;
}
