import { expect, test } from 'vitest';
import type { Finding } from './rule.ts';
import { beginningOf } from '../brand/parse/node.ts';
import { inherit } from '../brand/inherit/inherit.ts';
import { say } from './language/sentence.ts';
import { reportOnce } from './report-once.ts';
import { sourcesOf } from '../brand/brand-test-kit.ts';

/** base ← family ← alfa ← alfa-mz; base ← beta; base ← gama. */
const sources = sourcesOf({
  'base/brand': {},
  'base/flows': { flows: [] },
  'families/one/brand': { extends: 'base' },
  'alfa/brand': { extends: 'families/one' },
  'alfa-mz/brand': { extends: 'alfa', links: { terms: null } },
  'beta/brand': { extends: 'base' },
  'gama/brand': { extends: 'base' },
});
const merges = new Map(
  [...sources.folders].map(([name, folder]) => [name, inherit(folder, sources).merged!]),
);

const finding = (folder: string | undefined, more: Partial<Finding> = {}): Finding => ({
  ...beginningOf(`brands/${folder ?? 'base'}/brand.json`),
  rule: 'missing-key',
  severity: 'error',
  message: 'Something is missing.',
  suggestion: say('missing-key.add'),
  data: { keys: ['terms'] },
  folder,
  ...more,
});
const reported = (...findings: Finding[]) =>
  reportOnce(findings, { sources, merges, stopped: [] }).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
const lacking = (...folders: string[]) =>
  reported(
    ...folders.map((name) => finding(name, { lacks: { document: 'brand', holder: ['links'] } })),
  );

test.each([
  ['every brand', ['alfa', 'alfa-mz', 'beta', 'gama'], ['base/brand.json:1']],
  ['a brand with its heirs', ['alfa', 'alfa-mz'], ['alfa/brand.json:1']],
  ['few unrelated brands', ['beta'], ['beta/brand.json:1']],
  ['a brand that takes it away', ['alfa-mz'], ['alfa-mz/brand.json:4']],
])('a key is missing in the folder whose brands lack it: %s', (_, folders, expected) => {
  expect(lacking(...folders)).toEqual(
    expected.map((place) => `brands/${place}: Something is missing.`),
  );
});

const inFlows = { file: 'brands/base/flows.json', line: 1, rule: 'dead-end' };

test('a finding at one place is reported once, with the brands if only some show it', () => {
  const of = (...names: string[]) => reported(...names.map((name) => finding(name, inFlows)));
  expect(of('alfa', 'alfa-mz', 'beta', 'gama')).toEqual([
    'brands/base/flows.json:1: Something is missing.',
  ]);
  expect(of('alfa', 'beta')).toEqual([
    'brands/base/flows.json:1: Something is missing. This concerns alfa, beta.',
  ]);
});

test('a brand that repeats in its own file what is wrong in that of its parent is not told again', () => {
  const own = finding('beta', { rule: 'dead-end' });
  const ofParent = { ...own, file: 'brands/base/brand.json', folder: 'gama' };
  expect(reported(own, ofParent)).toHaveLength(1);
});
