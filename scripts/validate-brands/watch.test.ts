import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { LONG } from '../../tests/long.ts';

const { root, read } = fixtureProject();
const THEME = join(root, 'brands/ms/theme.json');

/** A watching check; `next` waits for what it says after the last time. */
function begin() {
  const command = ['--import', 'tsx', 'scripts/validate-brands.ts', '--watch', '--root', root];
  const child = spawn(process.execPath, command);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  let wake = () => {};
  child.stdout.on('data', (data) => {
    said += String(data);
    wake();
  });
  const next = async () => {
    while (!/ \d+ ms\n$/.test(said)) await new Promise<void>((resolve) => (wake = resolve));
    const told = said;
    said = '';
    return told;
  };
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, next, ended };
}

test(
  'a watching check reports each change, survives half-written files, and ends on a signal',
  LONG,
  async () => {
    const right = read('brands/ms/theme.json');
    const { child, next, ended } = begin();
    expect(await next()).toContain('3 brands valid');
    writeFileSync(THEME, right.replace('"light"', '"lihgt"'));
    expect(await next()).toContain("'lihgt'");
    writeFileSync(THEME, right.slice(0, right.length / 2));
    expect(await next()).toMatch(/brands\/ms\/theme\.json:\d+:\d+ {2}error/);
    renameSync(THEME, `${THEME}.old`);
    expect(await next()).toContain('error');
    renameSync(`${THEME}.old`, THEME);
    writeFileSync(THEME, right);
    let last = await next();
    while (!last.includes('3 brands valid')) last = await next();
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  },
);
