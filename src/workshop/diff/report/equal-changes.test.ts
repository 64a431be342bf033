import { expect, test } from 'vitest';
import { described } from '../diff-test-kit.ts';
import { equalChanges, groupOf } from './equal-changes.ts';
import { aReport } from '../diff-test-kit.ts';
import { beginningOf } from '../../../brand/parse/node.ts';

const title = { title: 'T' };
const report = aReport({
  changes: [
    described(title, { subject: 'texts', screens: ['lead'], brands: ['alfa'] }),
    described(title, { subject: 'look', document: 'theme', brands: ['alfa', 'beta'] }),
    described(title, { subject: 'fields', document: 'screens/pix', brands: ['beta'] }),
    described(title, { subject: 'settings', document: 'brand', brands: ['gama'] }),
  ],
});

test('brands belong together where the same changes happen to them', () => {
  const { changes } = report;
  const same = { changes: [...changes, { ...changes[1]!, brands: ['x', 'y'] }] };
  expect(groupOf(same, 'x')).toBe(groupOf(same, 'y'));
  expect(groupOf(same, 'alfa')).not.toBe(groupOf(same, 'beta'));
});

test('a change that reads the same in two files is listed once, with both places', () => {
  const at = (file: string) => ({ place: beginningOf(file) });
  const description = { title: 'T', before: 'a', after: 'b' };
  const twice = aReport({
    changes: [
      described(description, { ...at('a.json'), brands: ['beta'] }),
      described(description, { ...at('b.json'), brands: ['alfa'] }),
      described({ ...description, after: 'c' }, { ...at('c.json'), brands: ['gama'] }),
    ],
  });
  expect(equalChanges(twice, 'texts').map(({ brands, places }) => [brands, places])).toEqual([
    [
      ['alfa', 'beta'],
      ['a.json:1 · beta', 'b.json:1 · alfa'],
    ],
    [['gama'], ['c.json:1 · gama']],
  ]);
});
