import type { Diagnostic } from '../../contract/diagnostic.ts';
import { codeFrame } from './code-frame.ts';
import { countsOf, docsOf, type TextOf, type CheckReport } from './check-report.ts';

/** Gives a piece of text the looks that belong to what it is. */
export type Paint = (what: 'error' | 'warning' | 'place' | 'aside', text: string) => string;

/** For where there are no colours. */
export const plain: Paint = (_, text) => text;

const INDENT = '    ';

/**
 * One finding: place, severity, rule and words in one line, then the line of the file with carets,
 * then other places it is about, what would be right, and where the rule is explained.
 */
export function formatFinding(diagnostic: Diagnostic, textOf: TextOf, paint = plain): string {
  const {
    file,
    line,
    column,
    severity,
    rule,
    path,
    message,
    suggestion,
    related = [],
  } = diagnostic;
  const place = paint('place', `${file}:${line}:${column}`);
  const frame = codeFrame(textOf(file) ?? '', diagnostic, INDENT);
  const others = related.map((one) => {
    const at = paint('place', `${one.file}:${one.line}:${one.column}`);
    const marked = codeFrame(textOf(one.file) ?? '', one, INDENT, '-');
    return [`${INDENT}${at}  ${one.message}`, marked].filter(Boolean).join('\n');
  });
  return [
    `${place}  ${paint(severity, severity)}  [${rule}]  ${message}`,
    path && paint('aside', `${INDENT}at ${path}`),
    frame,
    ...others,
    suggestion && `${INDENT}help: ${suggestion}`,
    paint('aside', `${INDENT}docs: ${docsOf(rule)}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** All findings for people: by file, each with its code frame, then one line per valid brand or a sum. */
export function formatText(report: CheckReport, paint = plain): string {
  const { diagnostics, brands, textOf, elsewhere } = report;
  const findings = diagnostics.map((one) => `${formatFinding(one, textOf, paint)}\n`);
  const isValid = countsOf(diagnostics).errors === 0;
  const valid = brands.map(({ id, key, area }) => `brands/${id}  ${key} ${area}  valid`);
  const more = elsewhere > 0 ? [`${counted(elsewhere, 'finding')} elsewhere.`] : [];
  return [...findings, ...(isValid ? valid : []), sumOf(diagnostics, brands.length), ...more].join(
    '\n',
  );
}

/** Counts errors and warnings, in words. */
export function sumOf(diagnostics: readonly Diagnostic[], brands: number): string {
  const counts = countsOf(diagnostics);
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  const files = new Set(wrong.map(({ file }) => file)).size;
  const warnings = counted(counts.warnings, 'warning');
  return counts.errors === 0
    ? `${counted(brands, 'brand')} valid, ${warnings}.`
    : `${counted(counts.errors, 'error')} in ${counted(files, 'file')}, ${warnings}.`;
}

const counted = (count: number, what: string) =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
