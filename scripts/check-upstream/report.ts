import { html, raw } from 'hono/html';
import type { Language } from '../../src/checker/language/translate.ts';
import type { CheckResult } from './check.ts';
import { LEVELS, type Finding } from './finding.ts';
import { sayFinding, stopIn, word } from './say.ts';

export const FORMATS = ['text', 'json', 'html'] as const;
export type Format = (typeof FORMATS)[number];

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

const STYLE =
  'body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:7rem 1fr}dd{margin:0;overflow-wrap:anywhere}code{white-space:pre-wrap}';

/** One page without scripts, to be attached to a ticket. */
function pageReport(result: CheckResult, language: Language): string {
  const title = `${word(language, 'title')}: ${result.address}`;
  const sections = LEVELS.flatMap((level) =>
    result.findings
      .filter((finding) => finding.level === level)
      .map(
        (finding) =>
          html`<h2>${word(language, level)}: ${sayFinding(language, finding).says}</h2>
            <dl>
              ${partsOf(language, finding).map(
                ({ name, value }) =>
                  html`<dt>${name}</dt>
                    <dd><code>${value}</code></dd>`,
              )}
            </dl>`,
      ),
  );
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
        <h1>${title}</h1>
        ${summary(language, result).map((line) => html`<p>${line}</p>`)} ${sections}
      </html>`,
  );
}

/** The report of a check in a language and a format. */
export function reportOf(result: CheckResult, format: Format, language: Language): string {
  switch (format) {
    case 'text':
      return textReport(result, language);
    case 'json':
      return jsonReport(result, language);
    case 'html':
      return pageReport(result, language);
    default:
      return format satisfies never;
  }
}
