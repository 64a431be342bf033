import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { dedupeDiagnostics } from './dedupe-diagnostics.ts';

/** base ← family ← alfa ← alfa-mz; base ← beta; base ← gama. */
const chains = new Map([
  ['base', ['base']],
  ['families/one', ['base', 'families/one']],
  ['alfa', ['base', 'families/one', 'alfa']],
  ['alfa-mz', ['base', 'families/one', 'alfa', 'alfa-mz']],
  ['beta', ['base', 'beta']],
  ['gama', ['base', 'gama']],
]);

const stopped = new Set<string>();

const finding = (folder: string | undefined, more: Partial<Finding> = {}): Finding => ({
  file: `brands/${folder ?? 'base'}/brand.json`,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  rule: 'missing-key',
  severity: 'error',
  message: 'Something is missing.',
  folder,
  ...more,
});
const settled = (...findings: Finding[]) =>
  dedupeDiagnostics(findings, { chains, stopped }).map(
    ({ file, message }) => `${file}: ${message}`,
  );
const missing = (...folders: string[]) =>
  settled(...folders.map((folder) => finding(folder, { subject: 'brand key' })));

test('what every heir lacks, the base lacks', () => {
  expect(missing('base', 'families/one', 'alfa', 'alfa-mz', 'beta', 'gama')).toEqual([
    'brands/base/brand.json: Something is missing.',
  ]);
});

test('what most heirs lack, the base lacks, and they are named', () => {
  expect(missing('base', 'families/one', 'alfa', 'alfa-mz', 'beta')).toEqual([
    'brands/base/brand.json: Something is missing. This concerns alfa, alfa-mz, beta.',
  ]);
});

test('what one brand lacks, it lacks itself, and its heirs are not told again', () => {
  expect(missing('base', 'families/one', 'alfa', 'alfa-mz')).toEqual([
    'brands/alfa/brand.json: Something is missing.',
  ]);
});

test('what few unrelated brands lack, each lacks itself', () => {
  expect(missing('base', 'alfa-mz', 'beta')).toEqual([
    'brands/alfa-mz/brand.json: Something is missing.',
    'brands/beta/brand.json: Something is missing.',
  ]);
});

test('what only a base or family lacks, its heirs have: nobody is told', () => {
  expect(missing('base', 'families/one')).toEqual([]);
});

test('a finding at one place is told once, whoever inherits it', () => {
  const at = { file: 'brands/base/flows.json', line: 5 };
  const all = ['base', 'alfa', 'alfa-mz', 'beta', 'gama'].map((name) => finding(name, at));
  expect(settled(...all)).toEqual(['brands/base/flows.json: Something is missing.']);
});

test('a finding that only some heirs of a file suffer from names them', () => {
  const at = { file: 'schemas/fields/x.json', line: 5 };
  expect(settled(finding('alfa', at), finding('beta', at))).toEqual([
    'schemas/fields/x.json: Something is missing. This concerns alfa, beta.',
  ]);
  const own = { file: 'brands/alfa/flows.json' };
  expect(settled(finding('alfa', own))).toEqual(['brands/alfa/flows.json: Something is missing.']);
});

test('what a file shows by itself concerns everybody', () => {
  const at = { file: 'brands/base/flows.json', line: 5 };
  expect(settled(finding(undefined, at), finding('alfa', at))).toEqual([
    'brands/base/flows.json: Something is missing.',
  ]);
});

test('findings come by file, line and column, without what is only for settling', () => {
  const found = dedupeDiagnostics(
    [
      finding('beta', { line: 9, subject: 'x' }),
      finding('beta', { line: 2, column: 7 }),
      finding('alfa', { line: 3 }),
    ],
    { chains, stopped },
  );
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'brands/alfa/brand.json:3',
    'brands/beta/brand.json:2',
    'brands/beta/brand.json:9',
  ]);
  expect(Object.keys(found[2]!).sort()).toEqual([
    'column',
    'data',
    'endColumn',
    'endLine',
    'file',
    'inPortuguese',
    'line',
    'message',
    'rule',
    'severity',
  ]);
});
