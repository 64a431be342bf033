import type { Diagnostic } from '../../contract/diagnostic.ts';
import { inWordsOf } from '../language/say-finding.ts';
import { say } from '../language/sentence.ts';
import type { Language } from '../language/translate.ts';
import { countsOf, docsOf, type TextOf, type CheckReport } from './check-report.ts';
import { codeFrame } from './code-frame.ts';

export type Paint = (what: 'error' | 'warning' | 'place' | 'aside', text: string) => string;

export const plain: Paint = (_, text) => text;

const INDENT = '    ';

/** One finding: its words, its line with carets, other places, what would be right, and where its rule is explained. */
export function formatFinding(
  diagnostic: Diagnostic,
  textOf: TextOf,
  paint = plain,
  lang: Language = 'en',
): string {
  const label = (id: 'error' | 'warning' | 'help') => inWordsOf(lang, say(`label.${id}`));
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
    `${place}  ${paint(severity, label(severity))}  [${rule}]  ${message}`,
    path && paint('aside', `${INDENT}${inWordsOf(lang, say('label.at', { path }))}`),
    frame,
    ...others,
    suggestion && `${INDENT}${label('help')}: ${suggestion}`,
    paint('aside', `${INDENT}docs: ${docsOf(rule)}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** All findings for people, each with its code frame, then one line per valid brand or a sum. */
export function formatText(report: CheckReport, paint = plain): string {
  const { diagnostics, brands, textOf, elsewhere, lang = 'en' } = report;
  const findings = diagnostics.map((one) => `${formatFinding(one, textOf, paint, lang)}\n`);
  const word = inWordsOf(lang, say('label.valid'));
  const valid = brands.map(({ id, key, area }) => `brands/${id}  ${key} ${area}  ${word}`);
  return [
    ...findings,
    ...(countsOf(diagnostics).errors === 0 ? valid : []),
    sumOf(report),
    ...(elsewhere > 0 ? [inWordsOf(lang, counted('elsewhere', elsewhere))] : []),
  ].join('\n');
}

export function sumOf({
  diagnostics,
  brands,
  placeholders,
  lang = 'en',
}: Pick<CheckReport, 'diagnostics' | 'brands' | 'placeholders' | 'lang'>): string {
  const { errors, warnings } = countsOf(diagnostics);
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  const files = new Set(wrong.map(({ file }) => file)).size;
  const parts = { errors: counted('error', errors), files: counted('file', files) };
  const others = counted('warning', warnings);
  return inWordsOf(lang, [
    errors === 0
      ? say('sum.valid', { brands: counted('valid', brands.length), warnings: others })
      : say('sum.errors', { ...parts, warnings: others }),
    placeholders > 0 ? counted('placeholder', placeholders) : '',
  ]);
}

function counted(
  what: 'error' | 'warning' | 'file' | 'valid' | 'elsewhere' | 'placeholder',
  count: number,
) {
  const form = count === 0 ? 'none' : count === 1 ? 'one' : 'other';
  return say(`count.${what}.${form}`, { count });
}
