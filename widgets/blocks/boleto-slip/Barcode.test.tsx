import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Barcode } from './Barcode.tsx';

const pathOf = (digits: string) => {
  const { container } = render(<Barcode digits={digits} />);
  const picture = container.querySelector('svg')!;
  return {
    bars: picture.querySelector('path')!.getAttribute('d')!,
    box: picture.getAttribute('viewBox'),
  };
};

test('start, one interleaved pair, end, with a quiet zone on both sides', () => {
  // 3 is wide wide narrow narrow narrow in bars; 8 is wide narrow narrow wide narrow in gaps.
  const { bars, box } = pathOf('38');
  const widths = [...bars.matchAll(/M(\d+) 0h(\d)/g)].map(([, at, width]) => [
    Number(at),
    Number(width),
  ]);
  expect(widths).toEqual([
    [0, 1],
    [2, 1],
    [4, 3],
    [10, 3],
    [14, 1],
    [16, 1],
    [20, 1],
    [22, 3],
    [26, 1],
  ]);
  expect(box).toBe('-10 0 47 60');
});
