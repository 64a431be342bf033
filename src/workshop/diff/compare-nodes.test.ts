import { expect, test } from 'vitest';
import { nodeOf } from '../../brand/brand-test-kit.ts';
import { toValue } from '../../brand/parse/node.ts';
import { compareNodes } from './compare-nodes.ts';

const compared = (one: unknown, other: unknown) =>
  compareNodes(nodeOf(one), nodeOf(other)).map(({ path, before, after, isOrder }) => [
    path.join('/'),
    before && toValue(before),
    after && toValue(after),
    ...(isOrder ? ['order'] : []),
  ]);

test.each<[title: string, before: unknown, after: unknown, differences: unknown[]]>([
  ['the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ['a value', { a: { b: 1 } }, { a: { b: 2 } }, [['a/b', 1, 2]]],
  ['a key that came, with all in it', {}, { a: { b: 1 } }, [['a', undefined, { b: 1 }]]],
  ['an entry by its id', [{ id: 'a', x: 1 }], [{ id: 'a', x: 2 }], [['a/x', 1, 2]]],
  [
    'an entry that went',
    [{ id: 'a' }, { id: 'b' }],
    [{ id: 'b' }],
    [['a', { id: 'a' }, undefined]],
  ],
  [
    'an entry without id, by its index',
    [{ x: 1 }, { x: 2 }],
    [{ x: 1 }, { x: 3 }],
    [['1/x', 2, 3]],
  ],
  [
    'a list that holds a value among objects',
    [{ id: 'a' }, 1],
    [{ id: 'b' }, 1],
    [['', [{ id: 'a' }, 1], [{ id: 'b' }, 1]]],
  ],
  [
    'another order of those that stay, and one that came',
    [{ id: 'a' }, { id: 'b' }],
    [{ id: 'b' }, { id: 'c' }, { id: 'a' }],
    [
      ['c', undefined, { id: 'c' }],
      ['', [{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'c' }, { id: 'a' }], 'order'],
    ],
  ],
])('%s', (_, before, after, differences) => {
  expect(compared(before, after)).toEqual(differences);
});
