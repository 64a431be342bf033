import type { Diagnostic, Stretch } from '../../contract/diagnostic.ts';
import { inWordsOf } from '../language/say-finding.ts';
import { say } from '../language/sentence.ts';
import type { Language } from '../language/translate.ts';
import { placeKey } from '../node-path.ts';
import { countsOf, docsOf, type TextOf, type CheckReport } from './check-report.ts';
import { codeFrame } from './code-frame.ts';

export type Paint = (what: 'error' | 'warning' | 'place' | 'aside', text: string) => string;

export const plain: Paint = (_, text) => text;

const INDENT = '    ';

export function formatFinding(
  diagnostic: Diagnostic,
  textOf: TextOf,
  paint = plain,
  lang: Language = 'en',
): string {
  const { severity, rule, path, message, suggestion, related = [] } = diagnostic;
  const label = (id: 'error' | 'warning' | 'help') => inWordsOf(lang, say(`label.${id}`));
  const placed = (at: Stretch) => paint('place', placeKey(at));
  const others = related.flatMap((one) => [
    `${INDENT}${placed(one)}  ${one.message}`,
    codeFrame(textOf(one.file), one, INDENT, '-'),
  ]);
  return [
    `${placed(diagnostic)}  ${paint(severity, label(severity))}  [${rule}]  ${message}`,
    path && paint('aside', `${INDENT}${inWordsOf(lang, say('label.at', { path }))}`),
    codeFrame(textOf(diagnostic.file), diagnostic, INDENT),
    ...others,
    suggestion && `${INDENT}${label('help')}: ${suggestion}`,
    paint('aside', `${INDENT}docs: ${docsOf(rule)}`),
  ]
    .filter(Boolean)
    .join('\n');
}

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

export function sumOf({ diagnostics, brands, placeholders, lang = 'en' }: CheckReport): string {
  const counts = countsOf(diagnostics);
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  const files = counted('file', new Set(wrong.map(({ file }) => file)).size);
  const [errors, warnings] = [counted('error', counts.errors), counted('warning', counts.warnings)];
  return inWordsOf(lang, [
    counts.errors === 0
      ? say('sum.valid', { brands: counted('valid', brands.length), warnings })
      : say('sum.errors', { errors, files, warnings }),
    placeholders > 0 ? counted('placeholder', placeholders) : '',
  ]);
}

type Countable = 'error' | 'warning' | 'file' | 'valid' | 'elsewhere' | 'placeholder';

function counted(what: Countable, count: number) {
  const form = count === 0 ? 'none' : count === 1 ? 'one' : 'other';
  return say(`count.${what}.${form}`, { count });
}
