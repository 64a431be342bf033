import type { Diagnostic } from '../../contract/diagnostic.ts';
import { formatFinding } from './text.ts';
import { fails, sentencesOf, type CheckReport } from './check-report.ts';

/** Characters that XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text
    .replace(UNWRITABLE, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** Lines stay lines within an element. */
const content = (text: string) => escaped(text).replaceAll('&#10;', '\n').replaceAll('&#9;', '\t');

/**
 * All findings as a JUnit report: a test case for each file, which fails with what lets the run fail;
 * the rest is printed in the suite's output. `at` is when the check began.
 */
export function formatJunit(report: CheckReport, at: Date): string {
  const { diagnostics, files, failOn, textOf, seconds } = report;
  const names = [...new Set([...files, ...diagnostics.map(({ file }) => file)])].sort();
  const failing = diagnostics.filter((one) => fails(one, failOn));
  const byFile = new Map<string, Diagnostic[]>();
  for (const one of failing) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  const rest = diagnostics.filter((one) => !fails(one, failOn));
  const cases = names.map((name) => {
    const found = byFile.get(name) ?? [];
    const head = `    <testcase${attributes({ name, classname: 'brands', time: 0 })}`;
    return found.length === 0
      ? `${head}/>`
      : `${head}>\n${failureOf(found, textOf)}\n    </testcase>`;
  });
  const suite = {
    name: 'validate-brands',
    tests: names.length,
    failures: byFile.size,
    errors: 0,
    time: seconds.toFixed(3),
    timestamp: at.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length),
    hostname: 'localhost',
    id: 0,
    package: 'brands',
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite${attributes(suite)}>`,
    '    <properties/>',
    ...cases,
    `    <system-out>${rest.map((one) => content(formatFinding(one, textOf))).join('\n\n')}</system-out>`,
    '    <system-err/>',
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function failureOf(found: readonly Diagnostic[], textOf: CheckReport['textOf']): string {
  const [first] = found;
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
  const head = attributes({ message: sentencesOf(first!) + more, type: first!.rule });
  const body = found.map((one) => content(formatFinding(one, textOf))).join('\n\n');
  return `      <failure${head}>${body}</failure>`;
}
