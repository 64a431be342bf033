import { expect, test } from 'vitest';
import { chooseSights, type Sight } from './choose-sights.ts';

interface Picture {
  brand: string;
  screen: string;
  state: string;
}
const pictures = (...names: string[]): Picture[] =>
  names.map((name) => {
    const [brand, screen, state] = name.split(' ') as [string, string, string];
    return { brand, screen, state };
  });
const SIGHTS: Sight<Picture>[] = [
  ({ screen, state }) => state === 'empty' && screen,
  ({ screen, state }) => `${screen} ${state}`,
];
const chosen = (...names: string[]) =>
  chooseSights(pictures(...names), SIGHTS, ({ brand }) => brand).map((one) =>
    Object.values(one).join(' '),
  );

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
