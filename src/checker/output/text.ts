import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Language } from '../language/translate.ts';
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
export function formatFinding(
  diagnostic: Diagnostic,
  textOf: TextOf,
  paint = plain,
  lang: Language = 'en',
): string {
  const words = LABELS[lang];
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
    `${place}  ${paint(severity, words[severity])}  [${rule}]  ${message}`,
    path && paint('aside', `${INDENT}${words.at(path)}`),
    frame,
    ...others,
    suggestion && `${INDENT}${words.help}: ${suggestion}`,
    paint('aside', `${INDENT}docs: ${docsOf(rule)}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** All findings for people: by file, each with its code frame, then one line per valid brand or a sum. */
export function formatText(report: CheckReport, paint = plain): string {
  const { diagnostics, brands, textOf, elsewhere, lang = 'en' } = report;
  const words = LABELS[lang];
  const findings = alike(diagnostics).map(([one, ...others]) => {
    const places = others.map(({ file, line, column }) => `${file}:${line}:${column}`);
    const same = places.length > 0 ? `\n${INDENT}${words.same}: ${places.join(', ')}` : '';
    return `${formatFinding(one, textOf, paint, lang)}${same}\n`;
  });
  const isValid = countsOf(diagnostics).errors === 0;
  const valid = brands.map(({ id, key, area }) => `brands/${id}  ${key} ${area}  ${words.valid}`);
  const more = elsewhere > 0 ? [words.elsewhere(elsewhere)] : [];
  return [...findings, ...(isValid ? valid : []), sumOf(report), ...more].join('\n');
}

/** Fewer are read one by one. */
const MIN_ALIKE = 3;

/** Findings, with those warnings together that say the same of many files. */
function alike(diagnostics: readonly Diagnostic[]): [Diagnostic, ...Diagnostic[]][] {
  const keyOf = ({ severity, rule, message }: Diagnostic) => `${severity} ${rule} ${message}`;
  const groups = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return diagnostics.flatMap((one): [Diagnostic, ...Diagnostic[]][] => {
    const group = groups.get(keyOf(one))!;
    if (one.severity === 'error' || group.length < MIN_ALIKE) return [[one]];
    return group[0] === one ? [[one, ...group.slice(1)]] : [];
  });
}

/** Counts errors, warnings and invented values, in words. */
export function sumOf({
  diagnostics,
  brands: { length: brands },
  placeholders,
  lang = 'en',
}: Pick<CheckReport, 'diagnostics' | 'brands' | 'placeholders' | 'lang'>): string {
  const words = LABELS[lang];
  const counts = countsOf(diagnostics);
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  const files = new Set(wrong.map(({ file }) => file)).size;
  const sum =
    counts.errors === 0
      ? words.valids(brands, counts.warnings)
      : words.errors(counts.errors, files, counts.warnings);
  return placeholders > 0 ? `${sum} ${words.placeholders(placeholders)}` : sum;
}

const counted = (count: number, what: string) =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;

const contadas = (count: number, what: string) =>
  `${count === 0 ? 'nenhum' : count} ${what}${count === 1 || count === 0 ? '' : 's'}`;

/** The words around findings. */
const LABELS = {
  en: {
    error: 'error',
    warning: 'warning',
    at: (path: string) => `at ${path}`,
    help: 'help',
    same: 'the same',
    valid: 'valid',
    elsewhere: (count: number) => `${counted(count, 'finding')} elsewhere.`,
    placeholders: (count: number) =>
      `${count === 1 ? '1 value is still a placeholder' : `${count} values are still placeholders`}; --placeholders lists them.`,
    valids: (brands: number, warnings: number) =>
      `${counted(brands, 'brand')} valid, ${counted(warnings, 'warning')}.`,
    errors: (errors: number, files: number, warnings: number) =>
      `${counted(errors, 'error')} in ${counted(files, 'file')}, ${counted(warnings, 'warning')}.`,
  },
  'pt-BR': {
    error: 'erro',
    warning: 'aviso',
    at: (path: string) => `em ${path}`,
    help: 'ajuda',
    same: 'o mesmo',
    valid: 'válida',
    elsewhere: (count: number) => `Mais ${count} em outros lugares.`,
    placeholders: (count: number) =>
      `${count === 1 ? '1 valor ainda é inventado' : `${count} valores ainda são inventados`}; --placeholders os lista.`,
    valids: (brands: number, warnings: number) => `Marcas válidas: ${brands}. Avisos: ${warnings}.`,
    errors: (errors: number, files: number, warnings: number) =>
      `${contadas(errors, 'erro')} em ${contadas(files, 'arquivo')}, ${contadas(warnings, 'aviso')}.`,
  },
} as const;
