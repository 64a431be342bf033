import { expect, test } from 'vitest';
import { inherit } from '../../brand/inherit/inherit.ts';
import { forgottenParent } from './extends.ts';
import { diagnosticOf } from '../language/say-finding.ts';
import { sourcesOf, type Files } from '../rule-test-kit.ts';

const missing = (count: number) => Array(count).fill({ rule: 'missing-key' }) as { rule: string }[];

function told(files: Files, lacks: number) {
  const sources = sourcesOf(files);
  const { merged } = inherit(sources.folders.get('alfa')!, sources);
  const found = forgottenParent(merged!, missing(lacks), sources);
  return found
    ?.map(diagnosticOf)
    .map(({ file, rule, suggestion }) => `${file} ${rule} ${suggestion}`);
}

const base = { 'base/brand.json': {} };

test('a brand that lacks much and extends nothing has forgotten its parent', () => {
  expect(told({ ...base, 'alfa/brand.json': {} }, 20)).toEqual([
    'brands/alfa/brand.json extends Add "extends": "base", or a family.',
  ]);
});

test('so has a family that it extends', () => {
  const family = { 'families/one/brand.json': {}, 'alfa/brand.json': { extends: 'families/one' } };
  expect(told({ ...base, ...family }, 20)).toEqual([
    'brands/families/one/brand.json extends Add "extends": "base", or a family.',
  ]);
});

test('a brand that stands alone and lacks one thing lacks that thing', () => {
  expect(told({ ...base, 'alfa/brand.json': {} }, 1)).toBeUndefined();
});

test('a brand that extends the base, and one where there is none, lack what they lack', () => {
  expect(told({ ...base, 'alfa/brand.json': { extends: 'base' } }, 20)).toBeUndefined();
  expect(told({ 'alfa/brand.json': {} }, 20)).toBeUndefined();
});
