import { expect, test } from 'vitest';
import { chooseSights, type Sight } from './choose-sights.ts';

/** Pictures are named by brand, screen and state. */
const SIGHTS: Sight<string>[] = [
  (name) => name.endsWith(' empty') && name.split(' ')[1]!,
  (name) => name.split(' ').slice(1).join(' '),
];
const chosen = (...names: string[]) => chooseSights(names, SIGHTS, (name) => name.split(' ')[0]!);

test('screens that show the same are shared among the brands', () => {
  const all = ['a', 'b', 'c'].flatMap((brand) =>
    ['lead', 'payment', 'success'].map((screen) => `${brand} ${screen} empty`),
  );
  expect(chosen(...all)).toEqual(['a lead empty', 'b payment empty', 'c success empty']);
});

test('every screen comes before a second state of one', () => {
  const all = ['a lead empty', 'a lead errors', 'b lead empty', 'b pix empty'];
  expect(chosen(...all)).toEqual(['a lead empty', 'b pix empty', 'a lead errors']);
});
