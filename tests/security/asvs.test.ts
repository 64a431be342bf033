import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by chapter and section. */
const NUMBERS: readonly string[] = JSON.parse(
  readFileSync('tests/security/asvs-numbers.json', 'utf8'),
);
const page = readFileSync('docs/asvs.md', 'utf8');
const STATES = ['met', 'partly', 'not met'];

/** The rows of the table: number, what is asked, state, how it is met, tests. */
const rows = [...page.matchAll(/^\| v5\.0\.0-([\d.]+) +\|(.+)\|$/gm)].map(([, number, cells]) => {
  const [asks, state, how, shown] = cells!.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const tests = [...shown!.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => ({
    file: file!,
    title: title!,
  }));
  return { number: number!, asks, state: state!, how, tests };
});
/** Numbers of the table of what does not apply. */
const apart = [...page.matchAll(/^\| ([\d., ]+?) +\| \S.*\|$/gm)].flatMap(([, numbers]) =>
  numbers!.split(', '),
);

test('every requirement of levels 1 and 2 has one row', () => {
  expect(NUMBERS).toHaveLength(253);
  const listed = [...rows.map(({ number }) => number), ...apart];
  expect(listed.toSorted()).toEqual(NUMBERS.toSorted());
});

test.each(rows)('v5.0.0-$number is shown by tests that exist', ({ state, tests, asks, how }) => {
  expect(STATES).toContain(state);
  expect(asks).toBeTruthy();
  expect(how).toBeTruthy();
  expect(tests.length).toBeGreaterThan(0);
  for (const { file, title } of tests) {
    expect(file).toMatch(/\.(test|spec)\.tsx?$/);
    expect(existsSync(file), file).toBe(true);
    const text = readFileSync(file, 'utf8');
    const isTitle = [`'`, '"', '`'].some((quote) => text.includes(`(${quote}${title}${quote},`));
    const isAlone = new RegExp(`^ +(['"\`])${escaped(title)}\\1,$`, 'm');
    expect(isTitle || isAlone.test(text), `${file}: ${title}`).toBe(true);
  }
});

test('SECURITY.md says how many are met', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const [met, partly, not] = STATES.map(count);
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(
    `${met} are met, ${partly} partly, ${not} not, and ${apart.length} do not apply`,
  );
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
