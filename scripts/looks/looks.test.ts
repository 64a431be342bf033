import { expect, test } from 'vitest';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { aPicture, aReport } from '../../src/workshop/diff/diff-test-kit.ts';
import { chooseFrames } from './choose-frames.ts';
import { conclude, looks } from './command.ts';

/** A frame of a brand: screen, state and structure. */
const candidate = (brand: string, screen: string, moment: Frame['moment'], kinds = 'form') => ({
  frame: { brand, screen, moment, page: 0, isInFlow: true } as Frame,
  structure: `${screen} ${kinds}`,
});

test.each([
  [
    'screens with the same structure are shared among the brands',
    ['a', 'b', 'c'].flatMap((brand) => [
      candidate(brand, 'lead', 'empty'),
      candidate(brand, 'payment', 'empty'),
      candidate(brand, 'success', 'shown'),
    ]),
    ['a lead empty', 'b payment empty', 'c success shown'],
  ],
  [
    'another block makes another structure, and each structure comes before a second state',
    [
      candidate('a', 'lead', 'empty'),
      candidate('a', 'lead', 'errors'),
      candidate('b', 'lead', 'empty'),
      candidate('b', 'lead', 'empty', 'form video'),
    ],
    ['a lead empty', 'b lead empty', 'a lead errors'],
  ],
])('%s', (_, candidates, expected) => {
  const chosen = chooseFrames(candidates, 3);
  expect(chosen.map(({ brand, screen, moment }) => `${brand} ${screen} ${moment}`)).toEqual(
    expected,
  );
});

const SAME = { ...aReport({ ref: 'abc', samePictures: 9 }), isBroken: false };
const DIFFERENT = { ...SAME, pictures: [aPicture()] };

test.each([
  ['nothing different passes', SAME, false, 0, 'nothing changes'],
  ['a difference fails, and says how it is accepted', DIFFERENT, false, 1, 'add the day'],
  ['a difference that is accepted here passes', DIFFERENT, true, 0, 'Contact sheet: sheet.html'],
  [
    'a screen that can be drawn no more fails although accepted',
    { ...DIFFERENT, isBroken: true, notes: ['a /lead cannot be shown'] },
    true,
    1,
    'a /lead cannot be shown',
  ],
])('%s', (_, found, isAcceptedHere, code, words) => {
  const said: string[] = [];
  expect(conclude(found, isAcceptedHere, 'sheet.html', (text) => said.push(text))).toBe(code);
  expect(said.join('\n')).toContain(words);
});

test.each([['--every'], ['lead']])('%s is refused', async (...args) => {
  const said: string[] = [];
  const output = { stdout: () => {}, stderr: (text: string) => said.push(text) };
  expect(await looks(args, output)).toBe(2);
  expect(said.join()).toContain('Usage: npm run looks');
});
