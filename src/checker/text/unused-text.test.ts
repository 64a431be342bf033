import { expect, test } from 'vitest';
import { inherit } from '../../brand/inherit/inherit.ts';
import { unusedText as rule } from './own-texts.ts';
import { metaSchemas, sourcesOf } from '../rule-test-kit.ts';
import { diagnosticOf } from '../language/say-finding.ts';
import { runRule } from '../run-rules.ts';

test('a text that no brand shows, and none that some brand does', () => {
  const sources = sourcesOf({
    'base/brand.json': {},
    'base/texts.json': { $schema: 'x', 'a.one': '1', 'a.two': '2', 'a.three': '3' },
    'alfa/brand.json': { extends: 'base' },
    'alfa/texts.json': { 'a.thre': '3' },
    'beta/brand.json': { extends: 'base' },
    'families/none/texts.json': { 'x.y': 'no brand extends this' },
    'families/none/brand.json': {},
  });
  const merges = new Map(
    [...sources.folders.values()].map((folder) => [folder.name, inherit(folder, sources).merged!]),
  );
  const used = new Map([
    ['alfa', new Set(['a.one', 'a.three'])],
    ['beta', new Set(['a.one'])],
  ]);
  const brands = ['alfa', 'beta'].map((id) => merges.get(id)!);
  const context = { sources, merges, brands, usedTexts: used, metaSchemas };
  const found = runRule(rule, context).map(diagnosticOf);
  expect(
    found.map(({ file, line, message, suggestion }) => [file, line, message, suggestion]),
  ).toEqual([
    ['brands/base/texts.json', 4, "Nothing shows the text 'a.two'.", 'Delete it.'],
    [
      'brands/alfa/texts.json',
      2,
      "Nothing shows the text 'a.thre'.",
      "Did you mean 'a.three'? Otherwise delete it.",
    ],
  ]);
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
});
