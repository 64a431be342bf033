import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, ratioText, standingOut } from './colour.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#FFFFFF', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#FF0000', '#FFFFFF', 4.0],
  ['#0000FF', '#FFFF00', 8.0],
])('%s on %s is %d:1', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});

test('a ratio just below its limit is not told as the limit', () => {
  expect(ratioText(4.499)).toBe('4.49:1');
  expect(ratioText(3)).toBe('3:1');
});

test('the nearest colour that stands out: a light grey goes dark, and no further than it must', () => {
  const better = standingOut('#999999', [{ against: '#FFFFFF', least: 4.5 }])!;
  expect(contrastRatio(better, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(better, '#FFFFFF')).toBeLessThan(4.8);
});

test('between black and white nothing stands out from both', () => {
  const both = ['#000000', '#FFFFFF'].map((against) => ({ against, least: 7 }));
  expect(standingOut('#808080', both)).toBeUndefined();
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('whatever stands behind a text, some colour can be read on it', () => {
  fc.assert(
    fc.property(colour, colour, (text, against) => {
      const better = standingOut(text, [{ against, least: 4.5 }])!;
      expect(contrastRatio(better, against)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
