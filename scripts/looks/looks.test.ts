import { expect, test } from 'vitest';
import { aPicture, aReport } from '../../src/workshop/diff/diff-test-kit.ts';
import { conclude, looks } from './command.ts';

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
