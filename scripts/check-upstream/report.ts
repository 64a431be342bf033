import type { Language } from '../../src/checker/language/translate.ts';
import type { CheckResult } from './check.ts';
import type { Finding } from './finding.ts';
import { sayFinding, stopIn, word } from './say.ts';

export const FORMATS = ['text', 'json'] as const;

/** The result in one line, and the reason for an early end. */
function summary(language: Language, result: CheckResult): string[] {
  const { brands, findings, calls, seconds, isAnswered, stopped, written } = result;
  const blocking = findings.filter(({ level }) => level === 'blocks');
  const isWrong = findings.some(({ level }) => level !== 'note');
  const data = {
    brands: brands.length,
    closed: new Set(blocking.flatMap((one) => one.brands)).size,
    findings: findings.length,
    calls,
    seconds,
  };
  const name = !isAnswered ? 'unasked' : isWrong ? 'fails' : 'sells';
  return [
    ...(stopped && isAnswered && !isWrong ? [] : [word(language, name, data)]),
    ...(stopped ? [stopIn(language, stopped)] : []),
    ...written.map(({ charges = word(language, 'unsaid'), ...data }) =>
      word(language, 'written', { ...data, charges }),
    ),
  ];
}

/** A finding with the parts that it has, each with its word. */
function findingText(language: Language, finding: Finding): string {
  const { says, next } = sayFinding(language, finding);
  const { call, field, expected, came, level } = finding;
  const parts = Object.entries({ call, field, expected, came, next })
    .filter(([, value]) => value)
    .map(([name, value]) => [word(language, name as 'call'), value] as const);
  const width = Math.max(...parts.map(([name]) => name.length)) + 2;
  const lines = parts.map(([name, value]) => `    ${name.padEnd(width)}${value}`);
  return [`${word(language, level)}  ${says}`, ...lines].join('\n');
}

/** The report of a check in a language and a format. */
export function reportOf(
  result: CheckResult,
  format: (typeof FORMATS)[number],
  language: Language,
): string {
  if (format === 'json') {
    const findings = result.findings.map((one) => ({ ...one, ...sayFinding(language, one) }));
    return JSON.stringify({ ...result, findings }, null, 2);
  }
  const head = [result.address, ...summary(language, result)].join('\n');
  return [head, ...result.findings.map((one) => findingText(language, one))].join('\n\n');
}
