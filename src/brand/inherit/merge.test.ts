import { expect, test } from 'vitest';
import { inEnglish, nodeOf, objectOf } from '../brand-test-kit.ts';
import { nodeAt, toValue, without } from '../parse/node.ts';
import type { Problem } from '../problem.ts';
import { merge, mergeOnce } from './merge.ts';

const merged = (parent: unknown, child: unknown) => toValue(merge(nodeOf(parent), nodeOf(child)));

test.each<[title: string, parent: unknown, child: unknown, whole: unknown]>([
  ['objects merge key by key', { a: 1, b: 2 }, { b: 3, c: 4 }, { a: 1, b: 3, c: 4 }],
  ['null removes', { a: 1, b: 2 }, { a: null }, { b: 2 }],
  ['null with nothing to remove stays', { a: 1 }, { b: null }, { a: 1, b: null }],
  ['a value over null stands', { a: null }, { a: 5 }, { a: 5 }],
  ['lists of texts are replaced', { a: [1, 2] }, { a: [3] }, { a: [3] }],
  ['an entry of the parent has no id', [{ id: 'a', x: 1 }, {}], [{ id: 'a' }], [{ id: 'a' }]],
  ['an entry of the child has no id', [{ id: 'a', x: 1 }], [{ id: 'a' }, {}], [{ id: 'a' }, {}]],
  [
    'lists with ids merge by id',
    [{ id: 'a', x: 1, y: 1 }, { id: 'b' }],
    [
      { id: 'b', z: 3 },
      { id: 'a', x: 2 },
    ],
    [
      { id: 'a', x: 2, y: 1 },
      { id: 'b', z: 3 },
    ],
  ],
  [
    'an entry after nothing is the first',
    [{ id: 'a' }, { id: 'b' }],
    [
      { id: 'c', after: null },
      { id: 'b', after: null },
    ],
    [{ id: 'b' }, { id: 'c' }, { id: 'a' }],
  ],
  ["a field 'when'", { when: { a: 1, b: 1 } }, { when: { a: 2 } }, { when: { a: 2, b: 1 } }],
  ["'fact' elsewhere", { a: { fact: 1, is: 1 } }, { a: { fact: 2 } }, { a: { fact: 2, is: 1 } }],
])('%s', (_, parent, child, whole) => {
  expect(merged(parent, child)).toEqual(whole);
});

const IS_MZ = { fact: 'area', is: 'MZ' };

test.each<[parent: unknown, child: unknown]>([
  [{ answer: 'nivel', is: 'b1' }, { answer: 'maior' }],
  [IS_MZ, 'always'],
  [IS_MZ, { any: [] }],
  [IS_MZ, { fact: 'hasPix' }],
])('the condition %j is replaced as a whole by %j', (parent, child) => {
  expect(merged({ when: parent }, { when: child })).toEqual({ when: child });
});

test.each<[title: string, child: object[], order: string]>([
  ['a new entry stands last', [{ id: 'x' }], 'a b c x'],
  ['one that is changed stays', [{ id: 'a', x: 1 }], 'a b c'],
  ["a new one stands behind the one that 'after' names", [{ id: 'x', after: 'a' }], 'a x b c'],
  [
    'behind one that is new itself',
    [
      { id: 'x', after: 'a' },
      { id: 'y', after: 'x' },
    ],
    'a x y b c',
  ],
  ['an entry moves back', [{ id: 'c', after: 'a' }], 'a c b'],
  ['it stays where it is', [{ id: 'b', after: 'a' }], 'a b c'],
  ["'$remove' takes one away", [{ id: 'b', $remove: true }], 'a c'],
  ['one that was taken away may come again', [{ id: 'a', $remove: true }, { id: 'a' }], 'b c a'],
])('order of a list: %s', (_, child, order) => {
  const list = merged([{ id: 'a' }, { id: 'b' }, { id: 'c' }], child) as { id: string }[];
  expect(list.map(({ id }) => id).join(' ')).toBe(order);
});

test("an entry that moves keeps what it inherits, and no 'after' is left", () => {
  const list = merged([{ id: 'a', x: 1 }, { id: 'b' }], [{ id: 'a', after: 'b', z: 3 }]);
  expect(list).toEqual([{ id: 'b' }, { id: 'a', x: 1, z: 3 }]);
});

const FIRST = 'Write null, without quotes: it then stands first.';

test.each([
  ['', FIRST],
  ['primeiro', FIRST],
  ['first-name', 'Ids that exist: title, photo.'],
])('behind %j an entry is not first, and it is said how it would be', (after, suggestion) => {
  const found: Problem[] = [];
  merge(nodeOf([{ id: 'title' }, { id: 'photo' }]), nodeOf([{ id: 'x', after }]), found);
  expect(found.map((one) => inEnglish(one.suggestion))).toEqual([suggestion]);
});

test.each([
  ['to remove', [], { id: 'x', $remove: true }],
  ['to stand behind', [{ id: 'a' }], { id: 'a', after: 'x' }],
])('where nothing is left %s, the line can only go', (_, parent, child) => {
  const found: Problem[] = [];
  const list = nodeOf(parent);
  merge(list, nodeOf([child]), found);
  expect(found).toMatchObject([{ suggestion: { id: 'merge-id.delete' }, missing: { name: 'x' } }]);
  expect(found[0]!.missing!.list).toBe(list.kind === 'array' && list.items);
});

test('every value keeps the place where it was written', () => {
  const whole = merge(
    nodeOf({ a: 1, b: 2, c: { d: 1 } }, 'parent.json'),
    nodeOf({ b: 3, c: { e: 2 } }, 'child.json'),
  );
  const place = (...path: string[]) => {
    const { file, line } = nodeAt(whole, path)!.at;
    return `${file}:${line}`;
  };
  expect(place()).toBe('child.json:2');
  expect(place('a')).toBe('parent.json:3');
  expect(place('b')).toBe('child.json:3');
  expect(place('c', 'd')).toBe('parent.json:6');
  expect(place('c', 'e')).toBe('child.json:5');
  const keys = whole.kind === 'object' ? whole.entries : undefined;
  expect(keys?.get('b')?.keyAt.file).toBe('child.json');
  expect(keys?.get('c')?.keyAt.file).toBe('child.json');
});

test('a merged object knows where its oldest generation was written', () => {
  const [oldest, middle, youngest] = ['oldest', 'middle', 'youngest'].map((name) =>
    nodeOf({ [name]: 1 }, `${name}.json`),
  );
  const whole = merge(merge(oldest!, middle!), youngest!);
  expect(whole).toMatchObject({ at: { file: 'youngest.json' }, firstAt: { file: 'oldest.json' } });
});

test('whole documents leave out what a child never takes, and what it keeps to itself', () => {
  const parent = objectOf({ key: 'BASE', a: { key: 1 }, b: 2 });
  const child = objectOf({ a: { c: 3 }, extends: 'base' });
  const whole = mergeOnce(parent, child, [], ['key'], (said) => without(said, 'extends'));
  expect(toValue(whole)).toEqual({ a: { key: 1, c: 3 }, b: 2 });
});

test('two documents are put together once, and their mistakes are reported each time', () => {
  const parent = objectOf({ list: [{ id: 'a' }] });
  const child = objectOf({ list: [{ id: 'b', $remove: true }] });
  const found: Problem[] = [];
  const both = [1, 2].map(() => mergeOnce(parent, child, found, []));
  expect(both[0]).toBe(both[1]);
  const message = "There is no 'b' to remove.";
  expect(found.map((one) => inEnglish(one.message))).toEqual([message, message]);
});
