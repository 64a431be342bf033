import type { Language } from '../../src/checker/language/translate.ts';
import type { CheckResult } from './check.ts';
import type { Finding } from './finding.ts';
import { sayFinding, stopIn, word } from './say.ts';

/** The parts of a finding that are there, each with its word. */
function partsOf(language: Language, finding: Finding): { name: string; value: string }[] {
  const { call, field, expected, came } = finding;
  const { next } = sayFinding(language, finding);
  return Object.entries({ call, field, expected, came, next }).flatMap(([name, value]) =>
    value ? [{ name: word(language, name as 'call'), value }] : [],
  );
}

/** The result in one line, and the reason for an early end. */
function summary(language: Language, result: CheckResult): string[] {
  const { brands, findings, calls, seconds, isAnswered, stopped, written } = result;
  const closed = new Set(
    findings.filter(({ level }) => level === 'blocks').flatMap((one) => one.brands),
  );
  const isWrong = findings.some(({ level }) => level !== 'note');
  const data = {
    brands: brands.length,
    closed: closed.size,
    findings: findings.length,
    calls,
    seconds,
  };
  const name = !isAnswered ? 'unasked' : isWrong ? 'fails' : 'sells';
  return [
    ...(stopped && isAnswered && !isWrong ? [] : [word(language, name, data)]),
    ...(stopped ? [stopIn(language, stopped)] : []),
    ...written.map(({ charges, ...data }) =>
      word(language, 'written', { ...data, charges: charges ?? word(language, 'unsaid') }),
    ),
  ];
}

function textReport(result: CheckResult, language: Language): string {
  const findings = result.findings.map((finding) => {
    const parts = partsOf(language, finding);
    const width = Math.max(...parts.map(({ name }) => name.length)) + 2;
    return [
      `${word(language, finding.level)}  ${sayFinding(language, finding).says}`,
      ...parts.map(({ name, value }) => `    ${name.padEnd(width)}${value}`),
    ].join('\n');
  });
  return [[result.address, ...summary(language, result)].join('\n'), ...findings].join('\n\n');
}

function jsonReport(result: CheckResult, language: Language): string {
  const findings = result.findings.map((finding) => ({
    ...finding,
    ...sayFinding(language, finding),
  }));
  return JSON.stringify({ ...result, findings }, null, 2);
}

const REPORTS = { text: textReport, json: jsonReport };

export type Format = keyof typeof REPORTS;
export const FORMATS = Object.keys(REPORTS) as Format[];

/** The report of a check in a language and a format. */
export const reportOf = (result: CheckResult, format: Format, language: Language): string =>
  REPORTS[format](result, language);
