import { expect, test } from 'vitest';
import { inEnglish } from '../brand-test-kit.ts';
import { didYouMean, nearestName, suggestFix } from './nearest-name.ts';

test.each<[typed: string, names: string[], nearest: string | undefined]>([
  ['titel', ['title', 'tile'], 'title'],
  ['paymnet', ['payment', 'pix'], 'payment'],
  // Two slips in words of four to eight letters, a third of longer ones.
  ['abcd', ['abxy'], 'abxy'],
  ['abcd', ['axyz'], undefined],
  ['abcdefghijkl', ['abcdefgh1234'], 'abcdefgh1234'],
  ['abcdefghijkl', ['abcdefg12345'], undefined],
  // One in words of two or three, none in a single letter.
  ['ab', ['ax'], 'ax'],
  ['abc', ['axy'], undefined],
  ['a', ['b'], undefined],
  ['', ['a', 'ab'], undefined],
  // The first of two that are equally near.
  ['cat', ['bat', 'hat'], 'bat'],
  // A word that begins another one, if only one does.
  ['prod', ['production', 'test'], 'production'],
  ['pro', ['production'], undefined],
  ['prod', ['production', 'products'], undefined],
])('%s of %j is %s', (typed, names, nearest) => {
  expect(nearestName(typed, names)).toBe(nearest);
});

test('of many names the first are listed, and the others counted', () => {
  const names = Array.from({ length: 16 }, (_, at) => `name-${at}`);
  const said = (some: string[]) => inEnglish(suggestFix('zzzzz', some, 'list.ids').suggestion);
  expect(said(names.slice(0, 15))).toBe(`Ids: ${names.slice(0, 15).join(', ')}.`);
  expect(said(names)).toBe(`Ids: ${names.slice(0, 14).join(', ')} and 2 more.`);
  expect(suggestFix('zzzzz', [], 'list.ids')).toEqual({});
});

test.each([
  ['one letter left out', 'titl', 'title', true],
  ['two of them swapped', 'ttile', 'title', true],
  ['swapped, in capitals', 'TITEL', 'Title', true],
  ['two pairs swapped', 'ittel', 'title', false],
  ['a letter that has moved', 'tilet', 'title', false],
])('%s can be mended by itself: %s for %s: %s', (_, typed, meant, isOneSlip) => {
  const { suggestion, fix } = didYouMean(typed, meant);
  expect(inEnglish(suggestion)).toBe(`Did you mean '${meant}'?`);
  expect(fix).toEqual(isOneSlip ? { kind: 'rename', from: typed, to: meant } : undefined);
  expect(suggestFix(typed, [meant], 'list.ids').suggestion).toEqual(suggestion);
});
