import { expect, test } from 'vitest';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { chooseFrames, type Candidate } from './choose-frames.ts';

/** A frame of a brand: screen, state and kinds of blocks. */
const candidate = (
  brand: string,
  screen: string,
  moment: Frame['moment'],
  ...kinds: string[]
): Candidate => ({
  frame: { brand, screen, moment, page: 0, isInFlow: true } as Frame,
  kinds,
});

const names = (frames: readonly Frame[]) =>
  frames.map(({ brand, screen, moment }) => `${brand} ${screen} ${moment}`);

test('screens with the same structure are shared among the brands', () => {
  const brands = ['a', 'b', 'c'].flatMap((brand) => [
    candidate(brand, 'lead', 'empty', 'form'),
    candidate(brand, 'payment', 'empty', 'form'),
    candidate(brand, 'success', 'shown', 'text'),
  ]);
  const chosen = names(chooseFrames(brands, 3));
  expect(chosen).toEqual(['a lead empty', 'b payment empty', 'c success shown']);
});

test('another block makes another structure, and each structure comes before a second state', () => {
  const brands = [
    candidate('a', 'lead', 'empty', 'form'),
    candidate('a', 'lead', 'errors', 'form'),
    candidate('b', 'lead', 'empty', 'form'),
    candidate('b', 'lead', 'empty', 'form', 'video'),
  ];
  expect(names(chooseFrames(brands, 3))).toEqual(['a lead empty', 'b lead empty', 'a lead errors']);
});

test('room that is left goes to screens of every brand, no brand before the others', () => {
  const brands = ['a', 'b'].flatMap((brand) =>
    ['lead', 'payment', 'pix'].map((screen) => candidate(brand, screen, 'empty', 'form')),
  );
  const chosen = chooseFrames(brands, 4);
  expect(chosen).toHaveLength(4);
  expect(chosen.filter(({ brand }) => brand === 'a')).toHaveLength(2);
  expect(chooseFrames(brands, 10)).toHaveLength(6);
});
