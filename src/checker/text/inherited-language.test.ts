import { expect, test } from 'vitest';
import { inherit } from '../../brand/inherit/inherit.ts';
import { metaSchemas, sourcesOf } from '../rule-test-kit.ts';
import { diagnosticOf } from '../language/say-finding.ts';
import { runRule } from '../run-rules.ts';
import { rule } from './inherited-language.ts';

const FILES = {
  'base/brand.json': { lang: 'pt-BR' },
  'base/texts.json': { 'a.one': 'um', 'a.two': 'dois', 'a.three': 'três', 'a.unseen': 'quatro' },
  'alfa/brand.json': { extends: 'base', key: 'ALFA', lang: 'pt-MZ' },
};

/** The findings about brands that show the first three texts. */
function findings(files: object) {
  const sources = sourcesOf({ ...FILES, ...files });
  const merges = new Map(
    [...sources.folders.values()].map((folder) => [folder.name, inherit(folder, sources).merged!]),
  );
  const shown = new Set(['a.one', 'a.two', 'a.three']);
  const usedTexts = new Map([...merges.keys()].map((name) => [name, shown]));
  return runRule(rule, 'checkTexts', { sources, merges, usedTexts, metaSchemas }).map(diagnosticOf);
}

test('a brand of another language has one warning, which counts and names what it inherits', () => {
  const found = findings({ 'alfa/texts.json': { 'a.two': 'dois' } });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    file: 'brands/alfa/brand.json',
    severity: 'warning',
    message: '2 texts of this brand are inherited in pt-BR, but it speaks pt-MZ: a.one, a.three.',
    data: { texts: ['a.one', 'a.three'] },
  });
});

test.each([
  [
    'every text that is shown is its own',
    { 'alfa/texts.json': { 'a.one': '1', 'a.two': '2', 'a.three': '3' } },
  ],
  ['it speaks the language of its parent', { 'alfa/brand.json': { extends: 'base', key: 'ALFA' } }],
])('nothing is said where %s', (_, files) => {
  expect(findings(files)).toEqual([]);
});

test('a brand that extends one of its language inherits from it', () => {
  const found = findings({
    'alfa/texts.json': { 'a.one': '1', 'a.two': '2', 'a.three': '3' },
    'beta/brand.json': { extends: 'alfa', key: 'BETA' },
  });
  expect(found).toEqual([]);
});
