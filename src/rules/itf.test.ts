import { expect, test } from 'vitest';
import { itfBars } from './itf.ts';

/** The bars as a scanner sees them: 1 is dark. */
function seen(digits: string): string {
  const { bars, width } = itfBars(digits);
  const dark = new Set(
    bars.flatMap((bar) => Array.from({ length: bar.width }, (_, i) => bar.at + i)),
  );
  return Array.from({ length: width }, (_, at) => (dark.has(at) ? '1' : '0')).join('');
}

test('start, one interleaved pair, end', () => {
  // 3 is wide wide narrow narrow narrow in bars; 8 is wide narrow narrow wide narrow in gaps.
  expect(seen('38')).toBe(`1010${'111000'}${'1110'}${'10'}${'1000'}${'10'}${'11101'}`);
});

test('the 44 digits of a slip have the width that the standard gives', () => {
  // Each digit has two wide and three narrow elements: 9 units.
  expect(itfBars('0'.repeat(44)).width).toBe(4 + 44 * 9 + 5);
});
