import { expect, test } from 'vitest';
import { shortly, sourcesOf, type ShortFiles } from '../brand-test-kit.ts';
import { lineageOf } from './lineage.ts';

function lineage(files: ShortFiles, of = 'alfa') {
  const sources = sourcesOf(files);
  const { chain, diagnostics } = lineageOf(sources.folders.get(of)!, sources);
  return { chain: chain?.map(({ name }) => name), messages: shortly(diagnostics) };
}

test.each<[ShortFiles, string[]]>([
  [{ 'alfa/brand': { extends: null }, 'base/brand': {} }, ['alfa']],
  [
    {
      'alfa/brand': { extends: 'beta' },
      'beta/brand': { extends: 'families/kin' },
      'families/kin/brand': { extends: 'base' },
      'base/brand': {},
      'other/brand': { extends: 'base' },
    },
    ['base', 'families/kin', 'beta', 'alfa'],
  ],
])('%j: from the oldest ancestor to the brand itself', (files, chain) => {
  expect(lineage(files)).toEqual({ chain, messages: [] });
});

test.each([
  ['bsae', "Did you mean 'base'?"],
  ['brands/base', "Did you mean 'base'?"],
  ['exam-prep', "Did you mean 'families/exam-prep'?"],
  // Too short a name to be known by its beginning.
  ['MS/', "Did you mean 'ms'?"],
  ['zzzzzz', 'Folders that exist: base, ms, families/exam-prep.'],
])("'%s' is not a folder to extend", (written, suggestion) => {
  const files = {
    'alfa/brand': { extends: written },
    'base/brand': {},
    'ms/brand': {},
    'families/exam-prep/brand': {},
  };
  expect(lineage(files)).toEqual({
    chain: undefined,
    messages: [
      `extends brands/alfa/brand.json:2 There is no folder brands/${written} to extend. ${suggestion}`,
    ],
  });
});

const ROUND = "Let one of them extend 'base' or a family instead.";

test('a circle is reported at its first member by name, from any member', () => {
  const files = {
    'mid/brand': { extends: 'zeta' },
    'zeta/brand': { key: 'Z', extends: 'beta' },
    'beta/brand': { key: 'B', area: 'BR', extends: 'mid' },
    'alfa/brand': { extends: 'mid' },
  };
  const messages = [
    `extends brands/beta/brand.json:4 This goes round in a circle: beta extends mid extends zeta extends beta. ${ROUND}`,
  ];
  for (const folder of ['mid', 'zeta', 'beta', 'alfa']) {
    expect(lineage(files, folder)).toEqual({ chain: undefined, messages });
  }
});

test.each<[ShortFiles, string]>([
  [{ 'alfa/texts': {} }, 'alfa'],
  [{ 'alfa/brand': { extends: 'beta' }, 'beta/texts': {} }, 'beta'],
])('%j: a folder without brand.json is reported', (files, folder) => {
  const { chain, messages } = lineage(files);
  expect(chain).toBeUndefined();
  expect(messages).toEqual([
    expect.stringMatching(
      `^brand-file brands/${folder}/brand.json:1 The folder brands/${folder} .*Add one with .*or delete the folder.$`,
    ),
  ]);
});
