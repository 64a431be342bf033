import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';

const cyclesOf = (imports: Record<string, string[]>) =>
  importCycles(Object.keys(imports), (file) => imports[file]!);

test.each<[string, Record<string, string[]>, string[][]]>([
  ['a line', { a: ['b'], b: ['c'], c: [] }, []],
  ['a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['two files', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  [
    'three files, entered from a fourth',
    { z: ['b'], a: ['b'], b: ['c'], c: ['a'] },
    [['a', 'b', 'c']],
  ],
  [
    'two circles',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['a package', { a: ['react'], b: ['react'] }, []],
])('cycles of %s', (_, imports, cycles) => {
  expect(cyclesOf(imports)).toEqual(cycles);
});
