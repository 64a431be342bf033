import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LONG } from '../../tests/long.ts';
import { recoverStep, writeStep } from './step-journal.ts';

let root: string;
const ONE = 'brands/alfa/one.json';
const TWO = 'brands/alfa/two.json';
const JOURNAL = 'brands/.studio-step';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const base64 = (text: string) => Buffer.from(text).toString('base64');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-step-'));
  mkdirSync(join(root, 'brands/alfa'), { recursive: true });
  write(ONE, '1');
  write(TWO, '2');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The journal of a step that changes both files, as a failure of power leaves it. */
const journal = () =>
  write(
    JOURNAL,
    JSON.stringify([
      { path: ONE, before: base64('1'), after: base64('10') },
      { path: TWO, before: base64('2'), after: null },
    ]),
  );

test('a step is written, and its journal is gone', () => {
  writeStep(root, [{ path: ONE, before: '1', after: '10' }]);
  expect(read(ONE)).toBe('10');
  expect(readdirSync(join(root, 'brands'))).toEqual(['alfa']);
});

test('a step that was cut off in the middle is taken back', () => {
  journal();
  write(ONE, '10');
  expect(recoverStep(root)).toEqual([ONE]);
  expect([read(ONE), read(TWO)]).toEqual(['1', '2']);
  expect(readdirSync(join(root, 'brands'))).toEqual(['alfa']);
});

test('a file that was deleted by it comes back, one that somebody changed since stays', () => {
  journal();
  write(ONE, 'mine');
  rmSync(join(root, TWO));
  expect(recoverStep(root)).toEqual([TWO]);
  expect([read(ONE), read(TWO)]).toEqual(['mine', '2']);
});

test('a journal that was cut off itself is removed: no file had been written', () => {
  write(JOURNAL, '[{"path": "brands/al');
  expect(recoverStep(root)).toEqual([]);
  expect([read(ONE), read(TWO)]).toEqual(['1', '2']);
});

test('a journal that leads out of brands/ writes nothing there', () => {
  write(
    JOURNAL,
    JSON.stringify([{ path: '../nobody-has-this.json', before: base64('x'), after: null }]),
  );
  expect(() => recoverStep(root)).toThrow('is no brand file');
});

test('unfinished files are removed, but for one that is being written right now', () => {
  write('brands/alfa/.0123456789ab.draft', '');
  utimesSync(join(root, 'brands/alfa/.0123456789ab.draft'), 0, 0);
  write('brands/alfa/.ba9876543210.draft', '');
  recoverStep(root);
  expect(readdirSync(join(root, 'brands/alfa')).sort()).toEqual([
    '.ba9876543210.draft',
    'one.json',
    'two.json',
  ]);
});

test(
  'a step waits for that of another studio, and takes it back where nobody goes on with it',
  LONG,
  () => {
    journal();
    write(ONE, '10');
    writeStep(root, [{ path: TWO, before: '2', after: '20' }]);
    expect([read(ONE), read(TWO)]).toEqual(['1', '20']);
  },
);

test(
  'a studio that is killed while it writes leaves whole steps behind, wherever it was',
  { ...LONG, timeout: 120_000 },
  async () => {
    write(TWO, '1');
    const writer = join(import.meta.dirname, 'killed-writer.ts');
    for (let run = 0; run < 12; run++) {
      const child = spawn(process.execPath, ['--import', 'tsx', writer, root], { stdio: 'pipe' });
      await once(child.stdout, 'data');
      await new Promise((done) => setTimeout(done, run * 7));
      child.kill('SIGKILL');
      await once(child, 'exit');
      recoverStep(root);
      expect(read(ONE)).toBe(read(TWO));
      expect(readdirSync(join(root, 'brands'))).toEqual(['alfa']);
    }
    expect(Number(read(ONE))).toBeGreaterThan(12);
  },
);
